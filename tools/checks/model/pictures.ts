import type {Finding} from '../../content/types';
import {isPicture, mentionedPictures} from '../../pictures/wanted';
import {planPictures} from '../../pictures/plan';
import {stampOf} from '../../pictures/stamp';
import {labelFindings} from '../../pictures/labelFindings';
import {transitionFindings} from '../../pictures/states/transitionFindings';
import type {Check, Subject} from '../types';

const RULE = 'pictures';

/**
 * Drawn pictures are those of their sources, each label in them is one of the model, and no picture is left over. Reads
 * what a picture says about its source instead of drawing it again.
 */
export const pictures: Check = (subject) => {
  const {pages, site, isWhole, pictures: sources} = subject;
  const {pictures: planned, findings} = planPictures(pages, site, sources);
  const outdated = planned.flatMap(({path, input, origin, line}): Finding[] => {
    const stamp = sources.stamps.get(path);
    // A picture that is not there at all is found with the other images.
    return stamp === undefined || stamp === stampOf(input)
      ? []
      : [
          {
            file: origin,
            line,
            rule: RULE,
            message: `The picture ${path} is not what its sources give now, or was changed by hand; run npm run pictures.`,
          },
        ];
  });
  return [
    ...(isWhole ? [...sources.findings, ...transitionFindings(sources), ...leftOver(subject)] : []),
    ...findings,
    ...outdated,
    ...planned.flatMap((picture) => labelFindings(picture, sources)),
  ];
};

/** Pictures and sources that no page shows. */
function leftOver({site, staticFiles, pictures: sources}: Subject): Finding[] {
  const wanted = mentionedPictures(site);
  const shown = new Set(wanted.map(({path}) => path));
  const named = new Set(wanted.map(({kind, name}) => `${kind}/${name}`));
  const files = [...staticFiles].filter((path) => isPicture(path) && !shown.has(path));
  const unused = [...sources.files.keys()].filter((name) => name.includes('/') && !named.has(name));
  return [
    ...files.map((path) => ({
      file: `static${path}`,
      line: 1,
      rule: RULE,
      message: 'No page shows this picture; show it on a page, or run npm run pictures, which removes it.',
    })),
    ...unused.map((name) => ({
      file: `pictures/${name}.yaml`,
      line: 1,
      rule: RULE,
      message: 'No page shows the picture of this source; show it on a page, or delete the source.',
    })),
  ];
}

import {changedSections} from '../../../src/plugins/catalog/sectionHashes';
import {atTop, inStep, type PageCheck} from '../types';

/** A translation records which source it translates, and that source has not changed since. */
export const translationHash: PageCheck = (subject) =>
  inStep(subject).flatMap(({en, pt}) => {
    const recorded = pt.frontMatter.source_hash;
    const command = `run \`npm run i18n:status -- --update ${pt.file}\``;
    if (typeof recorded !== 'string') {
      return [atTop(pt, 'translation', `\`source_hash\` is missing; when the translation is complete, ${command}.`)];
    }
    const changed = changedSections(en.source, recorded);
    return changed.length === 0
      ? []
      : [
          atTop(
            pt,
            'translation',
            `The English page has changed since (${changed.join(', ')}); translate that if you have not yet, then ${command}, or let it wait: \`npm run i18n:status -- --later ${pt.file}\`.`,
            'source_hash',
          ),
        ];
  });

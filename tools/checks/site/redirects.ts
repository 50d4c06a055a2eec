import {join} from 'node:path';

import {withoutTrailingSlash} from '../../../src/manual/path';
import {
  PUBLISHED,
  publishedText,
  readPublished,
  readRedirects,
  REDIRECTS,
  redirectsText,
  type Redirect,
} from '../../content/redirects';
import type {Finding} from '../../content/types';
import type {Check, Fix, Subject} from '../types';
import {writeWhole} from '../../content/writeWhole';

const RULE = 'redirects';

/** An address that was published leads to a page for ever: `redirects.json` and `model/published-paths.txt`. */
export function redirectRules(root: string): Check {
  return (subject) => {
    const judged = new Set(subject.pages.map(({path}) => path));
    const isJudged = (path: string): boolean => subject.isWhole || judged.has(path);
    return redirectFaults(existingPaths(subject), readRedirects(root), readPublished(root), isJudged);
  };
}

/** Adds the paths of new pages to `model/published-paths.txt`. */
export const addPublishedPaths: Fix = (root, subject) => {
  const published = readPublished(root);
  const added = [...existingPaths(subject)].filter((path) => !published.includes(path));
  if (added.length > 0) {
    writeWhole(join(root, PUBLISHED), publishedText([...published, ...added]));
  }
  return added.map((path) => `${PUBLISHED}: added ${path}`);
};

/** Every address of the site without locale: pages, home, search, generated category pages. */
function existingPaths({site, otherPaths}: Subject): Set<string> {
  return new Set([...site.map(({path}) => path), ...otherPaths]);
}

/**
 * Pure part of the rule.
 *
 * @param isJudged whether a new page's address is asked for: it is a finding of that page, not of every other
 */
export function redirectFaults(
  existing: ReadonlySet<string>,
  redirects: Redirect[],
  published: string[],
  isJudged: (path: string) => boolean = () => true,
): Finding[] {
  const served = new Set([...existing].map(withoutTrailingSlash));
  const old = redirects.map(({from}) => withoutTrailingSlash(from));
  const lines = redirectsText(redirects).split('\n');
  const atFrom = ({from}: Redirect, message: string): Finding => {
    const line = 1 + lines.findIndex((text) => text.includes(`"from": ${JSON.stringify(from)}`));
    return {file: REDIRECTS, line, rule: RULE, message};
  };
  const inPublished = (line: number, message: string): Finding => ({file: PUBLISHED, line, rule: RULE, message});
  return [
    ...redirects
      .filter(({to}) => !existing.has(to.replace(/#.*/, '')))
      .map((each) => atFrom(each, `No page is at “${each.to}”; let it lead to the page that says the same now.`)),
    ...redirects
      .filter(({from}) => served.has(withoutTrailingSlash(from)))
      .map((each) => atFrom(each, `A page is at “${each.from}”, so nothing can lead on from it; remove the redirect.`)),
    ...redirects
      .filter(({from}, i) => old.indexOf(withoutTrailingSlash(from)) < i)
      .map((each) => atFrom(each, `“${each.from}” leads to two pages; keep one of the redirects.`)),
    ...published.flatMap((path, i) =>
      served.has(withoutTrailingSlash(path)) || old.includes(withoutTrailingSlash(path))
        ? []
        : [inPublished(i + 1, `“${path}” was published and leads nowhere; add to ${REDIRECTS} where it leads now.`)],
    ),
    ...[...existing]
      .filter((path) => !published.includes(path) && isJudged(path))
      .map((path) => inPublished(1, `“${path}” is missing; run \`npm run check -- --fix\`, which adds it.`)),
  ];
}

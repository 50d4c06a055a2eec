import {termsOf} from '../../../src/plugins/search/words/terms';
import type {Page} from '../../content/types';
import {atTop, type Check} from '../types';

const RULE = 'counterparts';
/**
 * A counterpart has at least this part of the words in common that the v2 page with the most has. Measured over the
 * manual of 2026: no right counterpart is below, 89 of 100 wrong ones are.
 */
const LEAST = 0.25;
/** Words of tasks, which pages about different things share. */
const TASKS = new Set(words('add and create delete edit for from how list new remove the view what when with your'));

/**
 * A counterpart that exists may be the wrong one: a v1 page and its v2 page are about the same thing, so that their titles,
 * descriptions, keywords and addresses share words that few pages have; or another page of the folder names it, too.
 */
export const counterparts: Check = ({pages, site}) => {
  const english = site.filter(({locale}) => locale === 'en');
  const judged = pages.filter(({locale, docSet}) => locale === 'en' && docSet === 'v1');
  if (judged.length === 0) {
    return [];
  }
  const shared = sharedWith(english.filter(({docSet}) => docSet === 'v2'));
  return judged.flatMap((page) => {
    const {v2} = page.frontMatter;
    const section = english.find(({path}) => path === folderOfPath(page.path));
    const beside = english.filter((other) => other !== page && folderOfPath(other.path) === folderOfPath(page.path));
    const scores = shared(`${subjectOf(page)} ${section === undefined ? '' : subjectOf(section)}`);
    const own = scores.get(String(v2));
    const best = [...scores].reduce((a, b) => (b[1] > a[1] ? b : a), ['', 0]);
    return own === undefined || own >= LEAST * best[1] || beside.some(({frontMatter}) => frontMatter.v2 === v2)
      ? []
      : [
          atTop(
            page,
            RULE,
            `\`v2: ${String(v2)}\` is about something else; name the page that answers the same need (${best[0]}?), or give both a keyword in common.`,
            'v2',
          ),
        ];
  });
};

/** How much a text has in common with each page, by path: words count the more, the fewer pages have them. */
function sharedWith(pages: Page[]): (text: string) => Map<string, number> {
  const wordsOf = new Map(pages.map((page) => [page.path, new Set(words(subjectOf(page)))]));
  const counts = new Map<string, number>();
  [...wordsOf.values()].forEach((set) => set.forEach((word) => counts.set(word, (counts.get(word) ?? 0) + 1)));
  const weight = (word: string): number => Math.log(pages.length / (counts.get(word) ?? pages.length));
  return (text) => {
    const asked = [...new Set(words(text))].filter((word) => !TASKS.has(word));
    const score = (set: Set<string>): number =>
      asked.reduce((sum, word) => sum + (set.has(word) ? weight(word) : 0), 0);
    return new Map([...wordsOf].map(([path, set]) => [path, score(set)]));
  };
}

function subjectOf({path, frontMatter: {title, description, keywords}}: Page): string {
  return [title, description, keywords, path].join(' ');
}

function words(text: string): string[] {
  return termsOf(text, 'en')
    .filter(({kind, length}) => kind === 'word' && length > 2)
    .map(({term}) => term);
}

const folderOfPath = (path: string): string => path.replace(/[^/]*$/, '');

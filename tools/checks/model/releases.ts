import {readEntries} from '../../../src/plugins/release-notes/entries';
import {releaseDate} from '../../../src/manual/releaseNote';
import {withoutTrailingSlash} from '../../../src/manual/path';
import type {Catalog} from '../../../src/plugins/catalog/catalog';
import type {ModelData} from '../../model/modelData';
import {releaseTitles} from '../../content/releaseNotes';
import type {Finding, Page} from '../../content/types';
import {matches} from '../../content/words';
import {at, atTop, type Check, type Subject} from '../types';

const RULE = 'releases';

/** How many entries a note has. */
const ENTRIES = {least: 8, most: 20};

/** `since May 5, 2025`, and any date in a row `| Since | … |`; English only, the rule `parity` sees to the translation. */
const SINCE = /(?:\bsince|^\| Since \|.*?) (\p{Lu}\p{Ll}+ \d{1,2}, 20\d\d)/giu;

/**
 * Release notes and the pages that say “since” agree: the date is a release, and its note leads to the page, or to the v1
 * page of which it is the v2 counterpart; a component's row “Since” is what the model says. Each note has the headlines of `model/timeline.yaml` and 8 to 20 entries.
 */
export const releases: Check = (subject) => {
  const dates = new Map([...subject.model.releases.keys()].map((date) => [releaseTitles(date).en, date]));
  return subject.pages.flatMap((page) => {
    const date = releaseDate(page.path);
    return date === undefined ? sinceFindings(page, dates, subject) : noteFindings(page, date, subject.model);
  });
};

function noteFindings(page: Page, date: string, model: ModelData): Finding[] {
  const entries = readEntries(page.source);
  const titles = entries.map(({title}) => title);
  const count =
    entries.length < ENTRIES.least || entries.length > ENTRIES.most
      ? [atTop(page, RULE, `The note has ${entries.length} entries; write ${ENTRIES.least} to ${ENTRIES.most}.`)]
      : [];
  const headlines = model.releases.get(date) ?? [];
  const none =
    headlines.length === 0
      ? [
          atTop(
            page,
            RULE,
            `model/timeline.yaml has no headlines for ${date}; write them there, so that the index and the feeds say what is new.`,
          ),
        ]
      : [];
  const missing = headlines
    .map((headline) => headline[page.locale])
    .filter((headline) => !titles.includes(headline))
    .map((headline) =>
      atTop(page, RULE, `No entry is called “${headline}”, a headline of model/timeline.yaml; add it.`),
    );
  return [...count, ...none, ...missing];
}

function sinceFindings(page: Page, dates: Map<string, string>, {site, model, catalog}: Subject): Finding[] {
  if (page.locale !== 'en' || page.docSet === 'release-notes') {
    return [];
  }
  const since = catalog.pages.get(page.path)?.since;
  const words = since === undefined ? '' : releaseTitles(since).en;
  const row = page.body.split('\n').findIndex((line) => line.startsWith('| Since |'));
  const other =
    row === -1 || page.body.split('\n')[row]!.includes(words)
      ? []
      : [
          at(
            page,
            row + 1,
            RULE,
            `model/components.yaml says that v2 has this since ${words}; correct the row, or the model.`,
          ),
        ];
  return [...other, ...leadFindings(page, dates, {site, model, catalog})];
}

function leadFindings(
  page: Page,
  dates: Map<string, string>,
  {site, model, catalog}: Pick<Subject, 'site' | 'model' | 'catalog'>,
): Finding[] {
  return page.body.split('\n').flatMap((text, i) =>
    matches(text, SINCE).flatMap(([, words = '']) => {
      const date = dates.get(words);
      if (date === undefined) {
        return [at(page, i + 1, RULE, `${words} is no release of model/timeline.yaml; correct the date.`)];
      }
      const note = site.find(({path, locale}) => locale === 'en' && releaseDate(path) === date);
      return date === model.generalAvailability || note === undefined || leadsTo(note, page, catalog)
        ? []
        : [at(page, i + 1, RULE, `${note.file} does not lead to this page; add an entry there, or correct the date.`)];
    }),
  );
}

function leadsTo(note: Page, {path}: Page, {pages}: Catalog): boolean {
  const linked = new Set(
    [...note.body.matchAll(/\]\((\/[^)#\s]*)/g)].map(([, target = '']) => withoutTrailingSlash(target)),
  );
  return [...pages.values()].some(
    (page) =>
      (page.path === path || (page.docSet === 'v1' && page.counterpart === path)) &&
      linked.has(withoutTrailingSlash(page.path)),
  );
}

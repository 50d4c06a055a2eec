import {load} from 'cheerio';

/** The section with the steps of a page, up to the next section. */
const STEPS = /<h2[^>]* id="?steps"?[\s>][\s\S]*?(?=<h2|$)/;
/** What a step holds besides its sentence: code, pictures, tables. */
const BESIDES = 'pre, img, table, ul, ol, div, button, .hash-link';

/** The steps of a built page: the items of the first list of its section `{#steps}`; none where it has no such section. */
export function stepsIn(page: string): string[] {
  const [section] = STEPS.exec(page) ?? [];
  if (section === undefined) {
    return [];
  }
  const $ = load(section, null, false);
  const steps = $('ol').first().children('li').toArray();
  return steps.map((step) => $(step).clone().find(BESIDES).remove().end().text().replace(/\s+/g, ' ').trim());
}

/** A heading of the third level. */
const TERM = /<h3[\s>][\s\S]*?<\/h3>/g;

/** The terms of a built glossary: its headings of the third level. */
export function termsIn(page: string): string[] {
  return [...page.matchAll(TERM)].map(([heading]) => {
    const $ = load(heading, null, false);
    $(BESIDES).remove();
    return $('h3').text().trim();
  });
}

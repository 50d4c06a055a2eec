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

/** A term, its id, and the paragraph below it. */
const TERM = /<h3[^>]* id="?([\w-]+)"?[\s>][\s\S]*?<\/h3>\s*<p>[\s\S]*?(?=<h[23]|<\/div>|$)/g;

/** The terms of a built glossary: each heading of the third level, and the paragraph that follows it. */
export function termsIn(page: string): {name: string; description: string; hash: string}[] {
  return [...page.matchAll(TERM)].map(([entry, hash = '']) => {
    const $ = load(entry, null, false);
    $(BESIDES).remove();
    return {name: $('h3').text().trim(), description: $('p').first().text().replace(/\s+/g, ' ').trim(), hash};
  });
}

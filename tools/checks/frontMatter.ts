import {at, atTop, type Check} from './types';
import type {Finding, Page} from '../content/types';
import type {PlannedPage} from '../content/model';

const RULE = 'front-matter';
const DATES = /^\d{4}-\d{2}-\d{2}$/;

/** Keys in their order; `required` ones stand on every page. */
const KEYS: {name: string; required?: boolean}[] = [
  {name: 'title', required: true},
  {name: 'sidebar_label'},
  {name: 'description', required: true},
  {name: 'keywords', required: true},
  {name: 'kind', required: true},
  {name: 'date'},
  {name: 'unlisted'},
  {name: 'sidebar_position'},
  {name: 'v2'},
  {name: 'slug'},
  {name: 'hide_table_of_contents'},
  {name: 'source_hash'},
];

/** Front matter: known keys, title and kind as planned, description and keywords that search can use. */
export const frontMatter: Check = ({pages, plan}) =>
  pages.flatMap((page) => {
    const planned = plan.get(page.path);
    return [...keyFaults(page), ...valueFaults(page), ...(planned ? planFaults(page, planned) : unplanned(page))];
  });

function keyFaults(page: Page): Finding[] {
  const known = KEYS.map(({name}) => name);
  const faults = page.frontMatterKeys
    .filter((name) => !known.includes(name))
    .map((name) => atTop(page, RULE, `\`${name}\` is no front matter key of this manual; use ${known.join(', ')}.`));
  const missing = KEYS.filter(({name, required}) => required && !(name in page.frontMatter));
  return [...faults, ...missing.map(({name}) => atTop(page, RULE, `\`${name}\` is missing; add it.`))];
}

function valueFaults(page: Page): Finding[] {
  const {title, description, keywords, v2, date, sidebar_position: position} = page.frontMatter;
  const faults: string[] = [];
  if (typeof description === 'string' && (description.length < 50 || description.length > 160)) {
    faults.push(`The description has ${description.length} characters; write 50 to 160.`);
  }
  if (
    !Array.isArray(keywords) ||
    keywords.length < 3 ||
    keywords.length > 12 ||
    keywords.some((word) => typeof word !== 'string')
  ) {
    faults.push('`keywords` is a list of 3 to 12 search words; write `keywords: [one, two, three]`.');
  }
  if (typeof title === 'string' && /[.:]$/.test(title)) {
    faults.push('The title ends in punctuation; drop it.');
  }
  if (page.docSet === 'v1' && typeof v2 !== 'string') {
    faults.push('A v1 page names its counterpart; add `v2: /v2/...`.');
  }
  if (page.docSet !== 'v1' && v2 !== undefined) {
    faults.push('Only v1 pages have `v2:`; remove it.');
  }
  if (position !== undefined && typeof position !== 'number') {
    faults.push('`sidebar_position` is a number.');
  }
  if (date !== undefined && !DATES.test(date instanceof Date ? date.toISOString().slice(0, 10) : String(date))) {
    faults.push('`date` is a day such as 2025-08-01.');
  }
  return faults.map((message) => atTop(page, RULE, message));
}

function planFaults(page: Page, planned: PlannedPage): Finding[] {
  const {title, kind, v2} = page.frontMatter;
  const faults: string[] = [];
  if (title !== planned.titles[page.locale]) {
    faults.push(`The title is “${String(title)}”; model/pages.tsv says “${planned.titles[page.locale]}”.`);
  }
  if (kind !== planned.kind) {
    faults.push(`The kind is “${String(kind)}”; model/pages.tsv says “${planned.kind}”.`);
  }
  if (planned.v2 !== undefined && v2 !== planned.v2) {
    faults.push(`\`v2\` is “${String(v2)}”; model/pages.tsv says “${planned.v2}”.`);
  }
  return faults.map((message) => atTop(page, RULE, message));
}

function unplanned(page: Page): Finding[] {
  return [at(page, 1, RULE, `${page.path} is not in model/pages.tsv; add its line (path, kind, both titles) there.`)];
}

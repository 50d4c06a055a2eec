import {stringify} from 'yaml';

import type {KindSection} from '../../src/model/files';
import {releaseDate} from '../../src/manual/releaseNote';
import type {Locale} from '../content/types';

/** Longest text that a sidebar shows on one line. */
const LABEL_LENGTH = 32;

/** A page that does not exist yet. */
export interface NewPage {
  path: string;
  kind: string;
  titles: Record<Locale, string>;
  /** v1 pages only. */
  v2: string | undefined;
}

/** What is written of a page already. */
export interface Written {
  description?: string | undefined;
  text: string;
  /** Of its headings. */
  ids: string[];
}

interface Skeleton {
  locale: Locale;
  page: NewPage;
  position: number;
  opening: string;
  sections: KindSection[];
  /** Header rows, by key of a section's `table`. */
  tables: Record<string, Record<Locale, string>>;
  /** Without it, the page has the sections of its kind; with it, of these the required ones that it lacks. */
  written?: Written | undefined;
}

/** The file of a new page: front matter, sections of its kind, and a mark wherever text is needed. */
export function newPageText(skeleton: Skeleton): string {
  const {locale, opening, sections, tables, written} = skeleton;
  const waiting = sections.filter(
    ({id, required}) => written === undefined || (required === true && !written.ids.includes(id)),
  );
  const parts = waiting.map((section) => {
    const header = section.table === undefined ? undefined : tables[section.table]?.[locale];
    const mark = markOf(locale, section.asks, `a seção “${section.en}”`);
    return `## ${section[locale]} {#${section.id}}\n\n${header === undefined ? mark : tableWith(header, mark)}`;
  });
  return (
    [`---\n${frontMatterText(skeleton)}---`, written?.text ?? markOf(locale, opening, 'a introdução'), ...parts].join(
      '\n\n',
    ) + '\n'
  );
}

/** Portuguese says what English says, so its marks point to the English section. */
function markOf(locale: Locale, asks: string, portugueseName: string): string {
  return locale === 'en'
    ? `FILL: ${asks}`
    : `PREENCHER: escreva em português o que ${portugueseName} da página em inglês diz.`;
}

function tableWith(header: string, mark: string): string {
  const columns = header.split('|').length - 2;
  const row = (cells: string[]) => `| ${cells.join(' | ')} |`;
  const rest = new Array<string>(columns - 1).fill('-');
  return [header, row(new Array<string>(columns).fill('---')), row([mark, ...rest])].join('\n');
}

function frontMatterText({locale, page: {path, kind, titles, v2}, position, written}: Skeleton): string {
  const date = releaseDate(path);
  const isLong = Object.values(titles).some((title) => title.length > LABEL_LENGTH);
  const fill = (en: string, pt: string) => (locale === 'en' ? `FILL: ${en}` : `PREENCHER: ${pt}`);
  const isShort = titles[locale].length <= LABEL_LENGTH;
  const label =
    date ??
    (isLong ? (isShort ? titles[locale] : fill('at most 32 characters', 'no máximo 32 caracteres')) : undefined);
  const description =
    written?.description ??
    fill(
      'one complete statement of 50 to 160 characters; it is the search result, too',
      'uma frase completa de 50 a 160 caracteres; também aparece na busca',
    );
  const keywords = [
    date === undefined ? lowerFirst(titles[locale]) : monthOf(titles[locale]),
    fill('other search phrases, in lower case; 3 to 12 in all', 'outras expressões de busca, em minúsculas; de 3 a 12'),
    fill('two or three of them in Portuguese', 'duas ou três delas em inglês'),
  ];
  return [
    `title: ${scalar(titles[locale])}`,
    ...(label === undefined ? [] : [`sidebar_label: "${label}"`]),
    `description: ${scalar(description)}`,
    `keywords: ${scalar(keywords)}`,
    `kind: ${kind}`,
    ...(date === undefined ? [] : [`date: ${date}`]),
    `sidebar_position: ${position}`,
    ...(v2 === undefined ? [] : [`v2: ${v2}`]),
    '',
  ].join('\n');
}

/** `September 1, 2025` → `September 2025`, `1º de setembro de 2025` → `setembro de 2025`. */
const monthOf = (day: string): string => day.replace(/^\d+º? de | \d+,/, '');

/** `Add a plan` → `add a plan`; a name in capitals stays. */
function lowerFirst(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

function scalar(value: unknown): string {
  return stringify(value, {collectionStyle: 'flow', lineWidth: 0, flowCollectionPadding: false}).trim();
}

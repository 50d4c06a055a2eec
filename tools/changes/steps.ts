import {CONTENT_FOLDERS} from '../../src/manual/file';

/** A command of the project that brings changed files into their final form. */
export interface Step {
  /** What it does, as `npm run finish` announces it. */
  says: string;
  /** Of package.json, with its arguments. */
  script: string;
  args: string[];
}

const isPage = (file: string): boolean =>
  /\.mdx?$/.test(file) && CONTENT_FOLDERS.some(({folder}) => file.startsWith(`${folder}/`));

/** What Prettier and ESLint look after: everything but content and data. */
const isCode = (file: string): boolean =>
  /\.(?:[cm]?[jt]sx?|css|json|md|ya?ml)$/.test(file) &&
  !/^(?:docs|release-notes|i18n|model|static|pictures)\//.test(file);

/** What has to be done for some changed files, in this order. */
export function stepsFor(files: string[]): Step[] {
  const pages = files.filter(isPage);
  const code = files.filter(isCode);
  const drawn = files.some((file) => isPage(file) || /^(?:pictures|model)\//.test(file));
  return [
    ...(code.length > 0 ? [{says: 'Form', script: 'format:files', args: code.map((file) => `./${file}`)}] : []),
    ...(drawn ? [{says: 'Pictures', script: 'pictures', args: []}] : []),
    ...(pages.length > 0 ? [{says: 'Examples', script: 'examples', args: pages}] : []),
  ];
}

/**
 * Translations that a person has just brought up to date: those that changed together with their English page.
 *
 * @param pairs of files, English first
 */
export function translatedTogether(files: string[], pairs: {en: string; pt: string}[]): string[] {
  const changed = new Set(files);
  return pairs.filter(({en, pt}) => changed.has(en) && changed.has(pt)).map(({pt}) => pt);
}

export const pagesIn = (files: string[]): string[] => files.filter(isPage);

import {LOCALES} from '../../src/manual/locale';
import {picturesOf} from '../../src/manual/picture';
import {byPage} from '../content/byPage';
import {fences, images, lineOf} from '../content/markdown';
import type {Locale, Page} from '../content/types';

/** The kinds of pictures that are drawn, and the folder of each. */
export const KINDS = ['flows', 'screens', 'states', 'sequences', 'diagrams', 'charts'] as const;
export type Kind = (typeof KINDS)[number];

/** A picture that a page shows. */
export interface Wanted {
  /** Site path: `/img/en/flows/tech.kafka.svg`. */
  path: string;
  kind: Kind;
  /** Below the folder of the kind, without the extension: `tech.kafka`. */
  name: string;
  locale: Locale;
  page: Page;
  /** Of the image, in the body. */
  line: number;
}

const PATH = `/img/(${LOCALES.join('|')})/(${KINDS.join('|')})/([^)\\s]+)\\.svg`;
const PICTURE = new RegExp(`^${PATH}$`);
const IMAGE = new RegExp(`!\\[[^\\]]*\\]\\(${PATH}`, 'g');

/** Whether a file below `static/` is a drawn picture. */
export const isPicture = (path: string): boolean => PICTURE.test(path);

/** The pictures of pages, in the order of the pages; one that several show is there for each. */
export const wantedPictures = (pages: Page[]): Wanted[] => pages.flatMap(wantedBy);

const wantedBy = byPage((page): Wanted[] =>
  page.body.includes('/img/')
    ? images(page.tree).flatMap((image) => {
        const [path, locale, kind, name] = PICTURE.exec(image.url) ?? [];
        return path === undefined || locale !== page.locale
          ? []
          : [{path, kind: kind as Kind, name: name!, locale, page, line: lineOf(image)}];
      })
    : [],
);

/** The pictures of pages as their text says, without parsing it: for what asks about the whole site at once. */
export function mentionedPictures(pages: Page[]): {path: string; kind: string; name: string}[] {
  return pages.flatMap(({body, locale}) =>
    [...body.matchAll(IMAGE)]
      .map(([, language = '', kind = '', name = '']) => ({path: `${picturesOf(locale)}${kind}/${name}.svg`, language, kind, name}))
      .filter(({language}) => language === locale),
  );
}

/** The integration that a picture shows: the last one above it on the page, else the first one below. */
export function integrationNear(page: Page, line: number): string | undefined {
  const found = fences(page.tree).filter(({lang, value}) => lang === 'yaml' && /^kind: Integration$/m.test(value));
  return (found.filter((fence) => lineOf(fence) < line).at(-1) ?? found[0])?.value;
}

import {LOCALES, type Locale} from './locale';

/** Where pictures lie whose texts are in a language: `/img/pt-BR/`. Those without texts lie beside these folders. */
export function picturesOf(locale: Locale): string {
  return `/img/${locale}/`;
}

/** The same picture in a language: `/img/en/screens/apps.svg` → `/img/pt-BR/screens/apps.svg`. One without texts stays. */
export function pictureIn(locale: Locale, picture: string): string {
  const folder = LOCALES.map(picturesOf).find((each) => picture.startsWith(each));
  return folder === undefined ? picture : picturesOf(locale) + picture.slice(folder.length);
}

import {readFileSync} from 'node:fs';
import {resolve} from 'node:path';

import {LOCALES, OTHER, type Locale} from '../../src/manual/locale';
import type {KindSection} from '../../src/model/files';
import type {Written} from './newPage';
import {convert, type Converted} from './outside';

/** What files from outside give to a new page. */
export interface FromOutside {
  titles: Partial<Record<Locale, string>>;
  written: Partial<Record<Locale, Written>>;
  /** What a person has to look at, by the lines of the files. */
  notes: string[];
}

/**
 * Converts the files that a new page is made from. When there is one language only, the other one gets its text, too,
 * with a mark at each piece that waits for its translation.
 *
 * @param files by language, from the project's root
 * @param sections of the kind of page
 * @param isPage whether the manual has a page at a path
 * @throws Error for a file that cannot be read or is no text
 */
export function fromOutside(
  root: string,
  files: Partial<Record<Locale, string>>,
  sections: KindSection[],
  isPage: (path: string) => boolean,
): FromOutside {
  const converted: Partial<Record<Locale, Converted>> = {};
  const notes: string[] = [];
  for (const locale of LOCALES) {
    const file = files[locale];
    if (file !== undefined) {
      const ids = converted.en?.ids;
      const page = convert({
        file,
        text: readFileSync(resolve(root, file), 'utf8'),
        locale,
        sections,
        isPage,
        ...(ids && {ids}),
      });
      converted[locale] = page;
      notes.push(...page.notes.map(({line, message}) => `${file}:${line} ${message}`));
    }
  }
  const titles: FromOutside['titles'] = {};
  const written: FromOutside['written'] = {};
  for (const locale of LOCALES) {
    const [own, other] = [converted[locale], converted[OTHER[locale]]];
    if (own?.title !== undefined) {
      titles[locale] = own.title;
    }
    if (own !== undefined) {
      written[locale] = own;
    } else if (other !== undefined) {
      written[locale] = {text: other.toTranslate, ids: other.ids};
    }
  }
  return {titles, written, notes};
}

import type {Generation} from '../../model/modelData';
import type {Locale} from '../../content/types';
import type {PictureSources} from '../sources';

/** Which console a screen is of, in which language, and what its labels are. */
export interface Console {
  generation: Generation;
  locale: Locale;
  sources: PictureSources;
}

/** A label by its key. */
export function labelOf(group: string, key: string, {locale, sources}: Console): string {
  return sources.labels.find((label) => label.group === group && label.key === key)?.[locale] ?? `${group}.${key}?`;
}

/** Whether a text is a label of a group in the console; `fits` looks at its key. */
export function isLabel(
  text: string,
  group: string,
  {generation, locale, sources}: Console,
  fits: (key: string) => boolean = () => true,
): boolean {
  return sources.labels.some(
    (label) => label.group === group && label[locale] === text && label.console.includes(generation) && fits(label.key),
  );
}

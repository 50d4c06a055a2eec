import type {Texts} from '../../model/modelData';
import type {Locale} from '../../content/types';
import type {PictureSources} from '../sources';

/** Rows of list screens by picture, from `pictures/samples.yaml`. */
type Samples = Record<string, {create?: string; rows: Record<string, string | number | Texts>[]} | undefined>;

const ROWS = 3;

/**
 * The rows that a list screen shows.
 *
 * @param keys of the columns, from their English labels: `last-update`
 */
export function samplesOf(
  name: string,
  keys: string[],
  locale: Locale,
  sources: PictureSources,
): {create: string | undefined; rows: (string | null)[][]} {
  const samples = (sources.files.get('samples')?.value ?? {}) as Samples;
  const sample = samples[name];
  const given = sample?.rows ?? Array.from({length: ROWS}, () => ({}));
  const rows = given.map((row: Record<string, string | number | Texts>) =>
    keys.map((key) => {
      const value = row[key];
      return value === undefined ? null : typeof value === 'object' ? value[locale] : String(value);
    }),
  );
  return {create: sample?.create, rows};
}

import {fold} from '../../manual/fold';
import {levenshtein} from './nearestPages';

/**
 * The value that somebody meant who wrote another: the one with the fewest letters changed, regardless of case and
 * accents.
 *
 * @returns undefined when more than a quarter of the letters would have to change: no help, but a guess
 */
export function nearest(wanted: string, values: Iterable<string>): string | undefined {
  const target = fold(wanted);
  let best: {value: string; distance: number} | undefined;
  for (const value of values) {
    const distance = sorted(target) === sorted(fold(value)) ? 1 : levenshtein(target, fold(value));
    if (distance * 4 <= Math.max(target.length, 4) && distance < (best?.distance ?? Infinity)) {
      best = {value, distance};
    }
  }
  return best?.value;
}

/** Letters changed over are one slip, not two. */
const sorted = (text: string): string => [...text].sort().join('');

/** The end of a sentence that says which value was meant; else what to do without one. */
export function meant(wanted: string, values: Iterable<string>, otherwise: string): string {
  const value = nearest(wanted, values);
  return value === undefined ? otherwise : `write “${value}”`;
}

import type {Values} from './kinds';

/**
 * So many characters are opened from a link: who follows it has not seen them, and the parser of YAML takes a time that grows
 * with the square of the number of keys.
 */
const MOST = 20_000;

const isTooLong = (values: Values): boolean => Object.values(values).join('').length > MOST;

/**
 * The part of an address behind `#` that opens a playground with these values.
 *
 * @returns undefined when they are too long for a link
 */
export function hashOf(kind: string, values: Values): string | undefined {
  if (isTooLong(values)) {
    return undefined;
  }
  return `#${new URLSearchParams({try: kind, ...values}).toString()}`;
}

/** @returns the kind that an address names, `''` for none and for what is too long, and its values */
export function readAddress(hash: string): {kind: string; values: Values} {
  const {try: kind = '', ...values} = Object.fromEntries(new URLSearchParams(hash.slice(1)));
  return isTooLong(values) ? {kind: '', values: {}} : {kind, values};
}

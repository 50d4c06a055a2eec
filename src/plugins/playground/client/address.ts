import type {Values} from './kinds';

/** The part of an address behind `#` that opens a playground with these values. */
export function hashOf(kind: string, values: Values): string {
  return `#${new URLSearchParams({try: kind, ...values}).toString()}`;
}

/** @returns the kind that an address names, `''` for none, and its values */
export function readAddress(hash: string): {kind: string; values: Values} {
  const {try: kind = '', ...values} = Object.fromEntries(new URLSearchParams(hash.slice(1)));
  return {kind, values};
}

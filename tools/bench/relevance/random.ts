import {createHash} from 'node:crypto';

/** Numbers from 0 to 1 that look random and are the same for the same seed (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function pick<T>(from: readonly T[], random: () => number): T {
  return from[Math.floor(random() * from.length)]!;
}

/** So many of a list, each at most once, in random order; all of a shorter one. */
export function draw<T>(from: readonly T[], count: number, random: () => number): T[] {
  const left = [...from];
  for (let at = 0; at < Math.min(count, left.length); at += 1) {
    const other = at + Math.floor(random() * (left.length - at));
    [left[at], left[other]] = [left[other]!, left[at]!];
  }
  return left.slice(0, count);
}

/**
 * So many of a list, chosen by the hash of their keys: what was drawn stays drawn when an edit adds or takes away
 * others, so that a budget is compared with the same questions.
 */
export function drawSteadily<T>(from: readonly T[], count: number, seed: number, keyOf: (item: T) => string): T[] {
  const hash = (item: T): string =>
    createHash('sha1')
      .update(`${seed} ${keyOf(item)}`)
      .digest('hex');
  return from
    .map((item) => ({item, order: hash(item)}))
    .sort((a, b) => (a.order < b.order ? -1 : 1))
    .slice(0, count)
    .map(({item}) => item);
}

/** Start and factor of the hash FNV-1a, and factors that mix its bits (MurmurHash3). */
const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;
const MIX = [0x85ebca6b, 0xc2b2ae35] as const;

/**
 * What a set of pairs knows a pair on a page by: a hash of both, so that two of them may share one.
 *
 * @param pair two words, folded, with a space between; or a name ({@link nameKey})
 * @param page counted from 0
 * @param range the number is below it
 */
export function pairNumber(pair: string, page: number, range: number): number {
  let hash = Math.imul(OFFSET ^ page, PRIME);
  for (let at = 0; at < pair.length; at += 1) {
    hash = Math.imul(hash ^ pair.charCodeAt(at), PRIME);
  }
  hash = Math.imul(hash ^ (hash >>> 16), MIX[0]);
  hash = Math.imul(hash ^ (hash >>> 13), MIX[1]);
  return Math.floor((((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32) * range);
}

/** A name of several words, such as `max.poll.records`, beside the pairs: with what no pair begins with. */
export const nameKey = (name: string): string => `=${name}`;

/** The longest word that typos are counted in: one bit for each letter. */
export const COUNTED = 31;

/**
 * Counts the typos that make others of a word: letters to add, take away, change or swap with the next one (Damerau and
 * Levenshtein, each letter touched once). A column of the table of distances is a few whole numbers, with a bit for each
 * letter of the word (Hyyrö, “A bit-vector algorithm for computing Levenshtein and Damerau edit distances”, 2003).
 *
 * @param word of {@link COUNTED} letters at most
 * @returns what counts them; `isBeginning`: the word may be the beginning of the other
 */
export function typosOf(word: string): (other: string, isBeginning: boolean) => number {
  const places = new Map<number, number>();
  for (let at = 0; at < word.length; at += 1) {
    const code = word.charCodeAt(at);
    places.set(code, (places.get(code) ?? 0) | (1 << at));
  }
  const last = 1 << (word.length - 1);
  return (other, isBeginning) => {
    let [more, less, same, before] = [-1, 0, 0, 0]; // of the column before, from one letter of the word to the next
    let distance = word.length;
    let least = distance;
    for (let at = 0; at < other.length; at += 1) {
      const here = places.get(other.charCodeAt(at)) ?? 0;
      const swapped = ((~same & here) << 1) & before;
      same = ((((here & more) + more) | 0) ^ more) | here | less | swapped;
      const farther = less | ~(same | more);
      const nearer = same & more;
      distance += (farther & last) !== 0 ? 1 : (nearer & last) !== 0 ? -1 : 0;
      least = Math.min(least, distance);
      const shifted = (farther << 1) | 1;
      more = (nearer << 1) | ~(same | shifted);
      less = shifted & same;
      before = here;
    }
    return isBeginning ? least : distance;
  };
}

import {expect, test} from 'vitest';

import {randomNumbers} from '../../../tools/bench/relevance/random';
import {COUNTED, typosOf} from '../../../src/plugins/search/client/typos';

/** The table of distances, as textbooks fill it: letters added, taken away, changed or swapped. */
function table(word: string, other: string): number[][] {
  const rows = Array.from({length: word.length + 1}, (_, i) =>
    Array.from({length: other.length + 1}, (__, j) => i + j),
  );
  for (let i = 1; i <= word.length; i += 1) {
    for (let j = 1; j <= other.length; j += 1) {
      const changed = rows[i - 1]![j - 1]! + (word[i - 1] === other[j - 1] ? 0 : 1);
      const isSwapped = i > 1 && j > 1 && word[i - 1] === other[j - 2] && word[i - 2] === other[j - 1];
      const swapped = isSwapped ? rows[i - 2]![j - 2]! + 1 : Infinity;
      rows[i]![j] = Math.min(rows[i - 1]![j]! + 1, rows[i]![j - 1]! + 1, changed, swapped);
    }
  }
  return rows;
}

test('typos are those of the table of distances, whole or as a beginning, for 300 pairs of words at random', () => {
  const random = randomNumbers(5);
  const word = () =>
    Array.from({length: 1 + Math.floor(random() * 12)}, () => 'abcd'[Math.floor(random() * 4)]).join('');
  for (let at = 0; at < 300; at += 1) {
    const [one, other] = [word(), word()];
    const last = table(one, other).at(-1)!;
    expect([one, other, typosOf(one)(other, false)]).toEqual([one, other, last.at(-1)]);
    expect([one, other, typosOf(one)(other, true)]).toEqual([one, other, Math.min(...last)]);
  }
});

test('the longest word that is counted', () => {
  const word = 'ab'.repeat(COUNTED).slice(0, COUNTED);
  expect(typosOf(word)(word, false)).toBe(0);
  expect(typosOf(word)(`x${word.slice(1)}`, false)).toBe(1);
  expect(typosOf(word)(`${word.slice(0, -1)}xx`, false)).toBe(2);
});

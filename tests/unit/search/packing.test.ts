import {expect, test} from 'vitest';

import {
  packNumbers,
  packRising,
  packSparse,
  packTerms,
  unpackNumbers,
  unpackRising,
  unpackSparse,
  unpackTerms,
} from '../../../src/plugins/search/words/packing';

test('numbers, also where one more character is needed', () => {
  const numbers = [0, 1, 63, 64, 65, 1855, 1856, 1857, 53_823, 53_824, 1_000_000];
  expect(unpackNumbers(packNumbers(numbers))).toEqual(numbers);
  expect(packNumbers([63])).toHaveLength(1);
  expect(packNumbers([1855])).toHaveLength(2);
  expect(JSON.stringify(packNumbers(numbers))).toHaveLength(packNumbers(numbers).length + 2);
});

test('rising numbers', () => {
  expect(unpackRising(packRising([0, 1, 5, 4000]))).toEqual([0, 1, 5, 4000]);
  expect(unpackRising('')).toEqual([]);
});

test('rising numbers far apart', () => {
  const numbers = [0, 1, 63, 64, 65, 70_000, 169_000_000];
  expect(unpackSparse(packSparse(numbers))).toEqual(numbers);
  expect(unpackSparse(packSparse([]))).toEqual([]);
});

test('terms', () => {
  const terms = ['10', '100', 'aqd4003', 'configurationname', 'configurationnames', 'zeta'];
  expect(unpackTerms(packTerms(terms))).toEqual(terms);
  expect(unpackTerms('')).toEqual([]);
});

test('a damaged file is told', () => {
  expect(() => unpackNumbers('"')).toThrow('damaged');
});

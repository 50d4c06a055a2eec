import type {Alias} from '../types';

/** 92 characters that JSON writes as they are: 64 end a number, 28 go on with it. */
const ALPHABET = Array.from({length: 94}, (_, i) => String.fromCharCode(33 + i)).filter((c) => c !== '"' && c !== '\\');
const ENDING = 64;
const GOING_ON = ALPHABET.length - ENDING;
const VALUES = new Map(ALPHABET.map((character, value) => [character.charCodeAt(0), value]));

/** Longest common beginning that one digit can say. */
const SHARED = 9;

/** Whole numbers from 0 as text: one character up to 63, two up to 1855, and so on. Compresses as well as bytes do. */
export function packNumbers(numbers: Iterable<number>): string {
  let packed = '';
  for (const number of numbers) {
    let one = ALPHABET[number % ENDING]!;
    for (let rest = Math.floor(number / ENDING); rest > 0; rest = Math.floor(rest / GOING_ON)) {
      rest -= 1;
      one = ALPHABET[ENDING + (rest % GOING_ON)]! + one;
    }
    packed += one;
  }
  return packed;
}

/** @throws when the text is not what {@link packNumbers} gives */
export function unpackNumbers(packed: string): number[] {
  const numbers: number[] = [];
  let value = 0;
  for (let at = 0; at < packed.length; at += 1) {
    const digit = VALUES.get(packed.charCodeAt(at));
    if (digit === undefined) {
      throw new Error('The search index is damaged.');
    }
    if (digit < ENDING) {
      numbers.push(value * ENDING + digit);
      value = 0;
    } else {
      value = value * GOING_ON + digit - ENDING + 1;
    }
  }
  return numbers;
}

/** Rising numbers as the steps between them: small ones, which compress. */
export const packRising = (numbers: number[]): string => packNumbers(stepsOf(numbers));

export const unpackRising = (packed: string): number[] => summed(unpackNumbers(packed));

const stepsOf = (numbers: number[]): number[] =>
  numbers.map((number, at) => (at === 0 ? number : number - numbers[at - 1]! - 1));

/** Turns steps into the numbers, in their place. */
function summed(steps: number[]): number[] {
  for (let at = 1; at < steps.length; at += 1) {
    steps[at] = steps[at]! + steps[at - 1]! + 1;
  }
  return steps;
}

/** Rising numbers far apart: what compresses of the steps between them, and their last digits, which are noise. */
export interface PackedSparse {
  high: string;
  low: string;
}

export function packSparse(numbers: number[]): PackedSparse {
  const steps = stepsOf(numbers);
  return {
    high: packNumbers(steps.map((step) => Math.floor(step / ENDING))),
    low: packNumbers(steps.map((step) => step % ENDING)),
  };
}

/** @throws when the texts are not what {@link packSparse} gives */
export function unpackSparse({high, low}: PackedSparse): number[] {
  const ends = unpackNumbers(low);
  return summed(unpackNumbers(high).map((step, at) => step * ENDING + ends[at]!));
}

/** Sorted terms, each as a digit (how many characters it shares with the one before) and the rest. */
export function packTerms(terms: string[]): string {
  return terms
    .map((term, at) => {
      const before = terms[at - 1] ?? '';
      let shared = 0;
      while (shared < SHARED && shared < before.length && before[shared] === term[shared]) {
        shared += 1;
      }
      return shared + term.slice(shared);
    })
    .join(' ');
}

export function unpackTerms(packed: string): string[] {
  let before = '';
  return packed === '' ? [] : packed.split(' ').map((one) => (before = before.slice(0, Number(one[0])) + one.slice(1)));
}

/** A line for each word of the manual, with what readers call it: `term`, `said`, `said`, parted by tabs. */
export function packAliases(aliases: Alias[]): string {
  const saidOf = new Map<string, string[]>();
  aliases.forEach(([said, term]) => saidOf.set(term, [...(saidOf.get(term) ?? []), said]));
  return [...saidOf].map(([term, said]) => [term, ...said.sort()].join('\t')).join('\n');
}

export function unpackAliases(packed: string): Alias[] {
  const lines = packed === '' ? [] : packed.split('\n');
  return lines.flatMap((line) => {
    const [term = '', ...said] = line.split('\t');
    return said.map((one): Alias => [one, term]);
  });
}

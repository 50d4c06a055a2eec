import type {BuiltSearch} from './builtSearch';
import {pick, randomNumbers} from './random';

interface Times {
  asked: number;
  /** Milliseconds of the slowest query, and that query. */
  slowest: {ms: number; query: string};
  /** Queries that threw, each with what. */
  thrown: string[];
}

/** What breaks programs that expect words. */
const HOSTILE = [
  ...[
    '',
    ' ',
    '\0',
    '\n\t',
    '"',
    "'",
    '\\',
    '`',
    '<script>alert(1)</script>',
    '${7*7}',
    '{{7*7}}',
    "' or 1=1 --",
    '../../etc',
  ],
  ...[
    '.*',
    '(a+)+$',
    '[',
    ')',
    '?',
    '*',
    '+',
    '^',
    '$',
    '|',
    '%00',
    '%',
    '&amp;',
    '://',
    '--',
    '..',
    '__proto__',
    'constructor',
  ],
  ...[
    'toString',
    'hasOwnProperty',
    'NaN',
    'undefined',
    'null',
    '-1',
    '1e999',
    '0x1F',
    '９９',
    '٣',
    'İ',
    'ı',
    'ß',
    'ﬁ',
    'ǆ',
  ],
  ...[
    'e\u0301',
    '\u0301',
    '\u200b',
    '\u202e',
    '\ufeff',
    '\ud800',
    '\udc00',
    '😀',
    '👩‍👩‍👧',
    '日本語',
    'עברית',
    'ไทย',
    '한국어',
  ],
];
const ALPHABET = 'abcdefghijklmnopqrstuvwxyzáéíóúãõâêôçABC0123456789 -_./:\'"<>&%#@!?(){}[]*+^$|~,;=\\\u0301\ud83d😀';
/** Results that the box shows. */
const SUGGESTED = 8;
/** How often each time is taken: what else the machine does is no fault of the search. */
const RUNS = 3;

/** Queries at random: words of the manual, whole, cut or joined, mixed with what breaks programs. */
export function hostileQueries({pages}: BuiltSearch, count: number, seed = 3): string[] {
  const random = randomNumbers(seed);
  const words = pages.flatMap(({title, description}) => `${title} ${description}`.split(' '));
  const letters = [...ALPHABET];
  const noise = (length: number): string => Array.from({length}, () => pick(letters, random)).join('');
  const kinds = [
    () => pick(HOSTILE, random),
    () => pick(words, random),
    () => pick(words, random).slice(0, 1 + Math.floor(random() * 4)),
    () => noise(Math.floor(random() * 30)),
    () => pick(words, random) + pick(words, random),
    () => pick(['a', 'e', 'ab', 'aqd', 'x', '1', '日', '😀', '-'], random).repeat(1 + Math.floor(random() ** 4 * 3000)),
  ];
  return Array.from({length: count}, () => {
    const length = 1 + Math.floor(random() ** 3 * 40);
    return Array.from({length}, () => pick(kinds, random)()).join(pick([' ', ' ', '', '-', '\n'], random));
  });
}

/** Asks every query, the slow ones again. */
export function timeQueries({find}: BuiltSearch, queries: string[], limit: number): Times {
  const times: Times = {asked: queries.length, slowest: {ms: 0, query: ''}, thrown: []};
  for (const query of queries) {
    try {
      let ms = Infinity;
      for (let run = 0; run < RUNS && ms > limit; run += 1) {
        const start = performance.now();
        find(query, SUGGESTED);
        ms = Math.min(ms, performance.now() - start);
      }
      times.slowest = ms > times.slowest.ms ? {ms, query} : times.slowest;
    } catch (error) {
      times.thrown.push(`${JSON.stringify(query)}: ${String(error)}`);
    }
  }
  return times;
}

import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import type {Finding} from '../content/types';

/** The lists of words that no dictionary has, by the name of their file. */
const LISTS = ['shared', 'en', 'pt-BR'] as const;

const fileOf = (list: string): string => `model/words/${list}.txt`;

/** The lines of a list of words, an empty one where nothing stands. */
const linesOf = (root: string, list: string): string[] => readFileSync(join(root, fileOf(list)), 'utf8').split('\n');

/** The words of a list. */
export const readWords = (root: string, list: (typeof LISTS)[number]): string[] => linesOf(root, list).filter(Boolean);

/** Words that stand twice in their list. */
export const wordFaults = (root: string): Finding[] =>
  LISTS.flatMap((list) =>
    linesOf(root, list).flatMap((word, index, lines) =>
      word !== '' && lines.indexOf(word) < index
        ? [{file: fileOf(list), line: index + 1, rule: 'model', message: `“${word}” stands in line ${lines.indexOf(word) + 1} already; remove one.`}]
        : [],
    ),
  );

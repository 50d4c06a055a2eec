import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {dirname, join, resolve} from 'node:path';
import {pathToFileURL} from 'node:url';

import {createSpellingDictionaryFromTrieFile} from 'cspell-dictionary';

import {keep} from './kept';
import {slips} from './slips';
import type {Locale} from './types';

/** Words of a language, in their forms. */
export interface Dictionary {
  has: (word: string) => boolean;
  /** Known words that are close to a wrong one, the closest first. */
  suggest: (word: string) => string[];
}

export type Dictionaries = Record<Locale, Dictionary>;

/** cspell's dictionaries, as their packages name the files. */
const FILES: Record<Locale, {name: string; file: string}> = {
  en: {name: '@cspell/dict-en_us', file: 'en_US.trie.gz'},
  'pt-BR': {name: '@cspell/dict-pt-br', file: 'pt_BR.trie.gz'},
};

/** Letters of the longest word that is taken for a slip of another. */
const LONGEST = 30;

/** Dictionaries in the form that loads at once, made when they are first needed. */
const CACHE = '.cache/dictionaries';

/**
 * Loads the dictionaries of both languages. Of cspell only the part that asks a dictionary is used: what is prose and
 * what is code, the pages' own parser knows better.
 */
export async function readDictionaries(): Promise<Dictionaries> {
  const [en, portuguese] = await Promise.all([load('en'), load('pt-BR')]);
  return {en, 'pt-BR': portuguese};
}

async function load(locale: Locale): Promise<Dictionary> {
  const words = createSpellingDictionaryFromTrieFile(await binaryOf(locale), locale, FILES[locale].file, {});
  // Without regard to case, accents would not count either.
  const has = (word: string): boolean => words.has(word, {ignoreCase: false});
  return {
    has,
    suggest: (word) => {
      if (word.length > LONGEST) {
        return [];
      }
      const likely = slips(word, has);
      // The dictionary's own suggestions count letters, and take tens of milliseconds.
      return likely.length > 0
        ? likely
        : words
            .suggest(word)
            .map((suggestion) => suggestion.word)
            .filter(has);
    },
  };
}

/** The binary form of a dictionary: the packages' form takes most of a second to read. */
async function binaryOf(locale: Locale): Promise<Buffer<ArrayBuffer>> {
  const {name, file} = FILES[locale];
  const folder = dirname(createRequire(import.meta.url).resolve(`${name}/cspell-ext.json`));
  const {version} = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {version: string};
  const path = resolve(CACHE, `${locale}-${version}.btrie`);
  const known = readWhole(path);
  if (known !== undefined) {
    return known;
  }
  const {convertToBTrie} = await import('cspell-trie-lib');
  const source = join(folder, file);
  const {content} = await convertToBTrie({url: pathToFileURL(source), content: readFileSync(source)});
  const made = Buffer.from(content);
  keep(path, Buffer.concat([made, digest(made)]));
  return made;
}

/** What a file of the cache holds before its digest; undefined when there is none, or when it is damaged. */
function readWhole(path: string): Buffer<ArrayBuffer> | undefined {
  const held = existsSync(path) ? readFileSync(path) : Buffer.alloc(0);
  const content = held.subarray(0, -DIGEST_BYTES);
  return digest(content).equals(held.subarray(-DIGEST_BYTES)) ? content : undefined;
}

const digest = (content: Uint8Array): Buffer => createHash('sha256').update(content).digest();
const DIGEST_BYTES = 32;

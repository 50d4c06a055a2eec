import type {Dictionaries, Dictionary} from '../../content/dictionaries';
import type {ModelData} from '../../model/modelData';
import {CODE, inPassage, passages} from '../../content/prose';
import type {Finding, Locale} from '../../content/types';
import {wholeWords} from '../../content/words';
import type {PageSubject} from '../types';

const RULE = 'spelling';

/** To find words that are close takes up to 100 ms each: somebody with more faults has another problem. */
const SUGGESTIONS = 10;

/** What stands between spaces. With digits, dots or underscores inside it is an address, a name of a file or code. */
const CHUNK = /[^\s\uFFFC/()[\]“”"‘…|→↔+]+/g;
const EDGES = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;
const ADDRESS = /\bhttps?:\/\/\S+/g;
const NO_WORD = /[\p{N}_.@:=<>{}~*#&%$^\\]/u;

/**
 * Every word of the prose is in cspell's dictionary of the language, in the model or in `model/words`.
 *
 * Not one of the synchronous checks: the dictionaries have to be loaded first.
 */
export function spelling(subject: PageSubject, dictionaries: Dictionaries): Finding[] {
  // Terms of several words count as a whole: their words alone may be wrong.
  const phrases = Object.values(subject.model.words)
    .flat()
    .filter((term) => /[ /-]/.test(term));
  // Descriptions of pictures cannot mark code, and name plugins.
  const {plugins, apisixPlugins} = subject.gateways;
  const names = wholeWords(
    [...subject.properNames, ...phrases, ...Object.keys(plugins), ...Object.keys(apisixPlugins)],
    'gu',
  );
  const known: Record<Locale, (word: string) => boolean> = {
    en: remembering(isKnown(dictionaries.en, projectWords(subject.model, 'en'))),
    'pt-BR': remembering(isKnown(dictionaries['pt-BR'], projectWords(subject.model, 'pt-BR'))),
  };
  const suggest: Record<Locale, Dictionary['suggest']> = {
    en: atMost(SUGGESTIONS, dictionaries.en.suggest),
    'pt-BR': atMost(SUGGESTIONS, dictionaries['pt-BR'].suggest),
  };
  return subject.pages.flatMap((page) =>
    passages(page).flatMap((passage) => {
      const hidden = (part: string): string => part.replace(/\S/g, CODE);
      const text = passage.text.replace(ADDRESS, hidden).replace(names, hidden);
      return [...text.matchAll(CHUNK)]
        .map(({0: chunk, index}) => ({word: chunk.replace(EDGES, '').replaceAll('’', "'"), index}))
        .filter(({word}) => word !== '' && !NO_WORD.test(word) && !known[page.locale](word))
        .map(({word, index}) => inPassage(page, passage, index, RULE, fault(word, suggest[page.locale])));
    }),
  );
}

function isKnown(dictionary: Dictionary, project: Set<string>): (word: string) => boolean {
  const single = (word: string): boolean =>
    [word, word.replace(/'s$/, ''), lowerFirst(word)].some((form) => project.has(form) || dictionary.has(form));
  // Compounds are made as needed: their parts have to be words.
  return (word) => single(word) || (word.includes('-') && word.split('-').every((part) => part === '' || single(part)));
}

/** The words of `model/words`, and those of the glossary: Portuguese takes many terms from English unchanged. */
function projectWords({words, terms}: ModelData, locale: Locale): Set<string> {
  const glossary = terms.flatMap((term) => term[locale].split(/[ ()]+/)).flatMap((word) => [word, `${word}s`]);
  return new Set([...words.shared, ...words[locale], ...glossary]);
}

function fault(word: string, suggest: Dictionary['suggest']): string {
  // Nothing that is close to a name such as `userId` or `Retry-After` would be right.
  const isCode = /\p{Ll}\p{Lu}|\p{Ll}-\p{Lu}/u.test(word);
  const close = isCode ? [] : suggest(word).slice(0, 3);
  const instead = close.length > 0 ? `write ${close.map((option) => `“${option}”`).join(' or ')}` : 'correct it';
  return `“${word}” is in no dictionary; ${instead}, mark it as code, or add a real term to model/words.`;
}

/** Suggestions for the first words that ask for some, none for the rest. */
function atMost(count: number, suggest: Dictionary['suggest']): Dictionary['suggest'] {
  let left = count;
  return (word) => (left-- > 0 ? suggest(word) : []);
}

/** Pages repeat words, and a dictionary takes its time. */
function remembering(ask: (word: string) => boolean): (word: string) => boolean {
  const answers = new Map<string, boolean>();
  return (word) => {
    const answer = answers.get(word) ?? ask(word);
    answers.set(word, answer);
    return answer;
  };
}

const lowerFirst = (word: string): string => word.charAt(0).toLowerCase() + word.slice(1);

import type {Locale} from '../../../manual/locale';

/**
 * Words of a question that say nothing about its subject, folded. Own lists: those of other projects hold words that are
 * names here (`if`, `from`, `get`), and none of a question's.
 */
const STOP_WORDS: Record<Locale, ReadonlySet<string>> = {
  en: new Set(
    (
      'a an the of in on at to for with by and or is are was be been am it its this that these those there i my me we our you your ' +
      'do does did can could should would may might must will how what when where which who whose why if as from into onto about ' +
      'have has had so than then them they he she got need needs want use using used between happens happen mean means s t ' +
      'instead before after while'
    ).split(' '),
  ),
  'pt-BR': new Set(
    (
      'a o as os um uma uns umas de do da dos das em na nas ao aos por pelo pela pelos pelas para pra com e ou que se ' +
      'eu meu minha meus minhas nos nosso nossa voce seu sua seus suas ele ela isso isto esse essa este esta como qual quais ' +
      'quando onde quem porque posso pode podem devo deve fazer faz faco ser sao e foi ter tem ha mais entre sobre num numa ' +
      'preciso quero usar uso acontece significa antes depois consigo eh'
    ).split(' '),
  ),
};

/** Words of questions that say a little: `show`, `work`. A page about the rest of the question answers it. */
const LIGHT_WORDS: Record<Locale, ReadonlySet<string>> = {
  en: new Set(
    (
      'get give gives given make makes made set see find show shows know tell let allow allows able work works working fix solve ' +
      'possible way ways difference someone somebody something anyone anybody only some any all every more many much just ' +
      'please help best new own list other others same different each another still also long include includes go'
    ).split(' '),
  ),
  'pt-BR': new Set(
    (
      'dar da ficar fica ver mostrar saber conseguir consegue funciona funcionam funcionar permitir deixar ajuda resolver ' +
      'corrigir possivel forma maneira jeito diferenca alguem alguma algumas algum alguns cada todo toda todos todas outro ' +
      'outra outros outras mesmo mesma apenas so somente novo nova novos novas muito muitos muita muitas qualquer tudo nada ' +
      'ainda ja estou estao lista listar seja aparece aparecer recebo fico faco tenho partir'
    ).split(' '),
  ),
};

/** @param word folded */
export function isLightWord(word: string, locale: Locale): boolean {
  return LIGHT_WORDS[locale].has(word);
}

/** @param word folded */
export function isStopWord(word: string, locale: Locale): boolean {
  return STOP_WORDS[locale].has(word);
}

import type {SearchLocale} from './stem';

/**
 * Words of a question that say nothing about its subject, folded. A query of nothing else keeps them. Own lists: those of
 * lunr hold words that are names here (`if`, `from`, `get`), and none of a question's.
 */
const STOP_WORDS: Record<SearchLocale, ReadonlySet<string>> = {
  en: new Set(
    (
      'a an the of in on at to for with by and or is are was be been am it its this that these those there i my me we our you your ' +
      'do does did can could should would may might must will how what when where which who why if as from into onto about ' +
      'have has had not no so than then them they he she get gets got need want use using used without between'
    ).split(' '),
  ),
  'pt-BR': new Set(
    (
      'a o as os um uma uns umas de do da dos das em no na nos nas ao aos por pelo pela pelos pelas para pra com sem e ou que se ' +
      'eu meu minha meus minhas nos nosso nossa voce seu sua seus suas ele ela isso isto esse essa este esta como qual quais ' +
      'quando onde quem porque posso pode podem devo deve fazer faz faco ser sao e foi ter tem ha mais entre sobre num numa ' +
      'preciso quero usar uso nao'
    ).split(' '),
  ),
};

/** @param word folded */
export function isStopWord(word: string, locale: SearchLocale): boolean {
  return STOP_WORDS[locale].has(word);
}

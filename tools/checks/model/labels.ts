import {meant} from '../../../src/plugins/catalog/nearest';
import {boldBlocks, type BoldBlock, type BoldTerm} from '../../content/boldTerms';
import type {Generation, Label} from '../../model/modelData';
import type {Finding, Locale, Page} from '../../content/types';
import {at, inStep, type PageCheck} from '../types';

const RULE = 'labels';
const PATH = /^\s*>\s*$/;
const LIST = /^(?:,|,? (?:and|or|e|ou)|>)\s*$/;

/** A word that the page defines is bold too: “an **API version** is ...”. */
const DEFINITION = /\ban? $/i;

/** Release notes mark with these to whom an entry applies. */
const GENERATION = /^v[12]$/;

/** What makes the bold term after it something to click: a verb, with an article or the kind of element between. */
const VERBS: Record<Locale, RegExp> = {
  en: /\b(?:select|click|open|choose|in|under|fill in|clear)s? (?:(?:the|a|an) )?$/i,
  'pt-BR':
    /(?<!\p{L})(?:selecione|clique (?:em|no|na)|clicar em|em|preencha|limpe|abra|abrir|escolha|escolher|acesse|acessar) (?:(?:o|a|os|as) )?(?:(?:menu|aba|filtro|item|botão) )?$/iu,
};

/** Passages that quote the other console say which one it is. */
const NAMES: [RegExp, Generation][] = [
  [/\bv1\b|classic console|console clássico/i, 'v1'],
  [/\bv2\b/i, 'v2'],
];

/** Bold terms that readers click are labels of the console, and a Portuguese page has the label of the English one. */
export const labels: PageCheck = (subject) => [
  ...subject.pages.flatMap((page) => boldBlocks(page).flatMap((block) => unknownLabels(page, block, subject.model.labels))),
  ...inStep(subject).flatMap(({en, pt}) => {
    const [english, portuguese] = [boldBlocks(en), boldBlocks(pt)];
    // Pages with another structure are a finding of `parity`; here their places cannot be paired.
    return english.length === portuguese.length
      ? english.flatMap((block, i) => wrongTranslations(pt, block, portuguese[i]!, subject.model.labels))
      : [];
  }),
];

function unknownLabels(page: Page, block: BoldBlock, all: Label[]): Finding[] {
  const used = block.terms.filter((_, i) => isLabel(page.locale, block.terms, i));
  if (used.length === 0) {
    return [];
  }
  const consoles = consolesOf(page, block);
  const known = all.filter((label) => label.console.some((name) => consoles.includes(name)));
  return used
    .filter(({text}) => !GENERATION.test(text) && !known.some((label) => label[page.locale] === text))
    .map(({text, line}) => {
      const fix = meant(
        text,
        known.map((label) => label[page.locale]),
        'use one of model/labels.yaml, or add it there in both languages',
      );
      return at(page, line, RULE, `“${text}” is no label of the ${consoles.join(' or ')} console; ${fix}.`);
    });
}

function consolesOf(page: Page, block: BoldBlock): Generation[] {
  const own: Generation[] = page.docSet === 'release-notes' ? ['v1', 'v2'] : [page.docSet];
  const named = NAMES.filter(([pattern]) => pattern.test(block.context)).map(([, generation]) => generation);
  return [...new Set([...own, ...named])];
}

/** After a verb, in a path, or in a list whose first term is one. */
function isLabel(locale: Locale, terms: BoldTerm[], i: number): boolean {
  const before = terms[i]?.before ?? '';
  const startsPath = PATH.test(terms[i + 1]?.before ?? '');
  return startsPath || VERBS[locale].test(before) || (i > 0 && (PATH.test(before) || isListed(locale, terms, i)));
}

function isListed(locale: Locale, terms: BoldTerm[], i: number): boolean {
  return LIST.test(terms[i]?.before ?? '') && isLabel(locale, terms, i - 1);
}

/** Within a paragraph the order of words may differ, so each English label looks for its translation anywhere in it. */
function wrongTranslations(page: Page, english: BoldBlock, portuguese: BoldBlock, all: Label[]): Finding[] {
  if (english.terms.length !== portuguese.terms.length) {
    return [];
  }
  const left = [...portuguese.terms];
  const missing = english.terms
    .filter(({before}) => !DEFINITION.test(before))
    .map(({text}) => ({text, options: all.filter((label) => label.en === text).map((label) => label['pt-BR'])}))
    .filter(({options}) => options.length > 0 && !takeOut(left, options));
  return missing.map(({text, options}, i) => {
    const instead = left[i] ?? portuguese.terms[0]!;
    const wanted = [...new Set(options)].map((option) => `“${option}”`).join(' or ');
    return at(page, instead.line, RULE, `“${instead.text}” stands for the label “${text}”; write ${wanted}.`);
  });
}

/** Case is the affair of `unknownLabels`: a term that a sentence defines may equal a label but for its capital. */
function takeOut(terms: BoldTerm[], options: string[]): boolean {
  const found = terms.findIndex(({text}) => options.some((option) => option.toLowerCase() === text.toLowerCase()));
  if (found !== -1) {
    terms.splice(found, 1);
  }
  return found !== -1;
}

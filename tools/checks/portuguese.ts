import type {Text} from 'mdast';

import {headings, lineOf, nodes} from '../content/markdown';
import {at, type Check} from './types';

const RULE = 'portuguese';

/** European Portuguese forms and their Brazilian ones. */
const EUROPEAN: [RegExp, string][] = [
  [/\bficheiros?\b/i, 'arquivo'],
  [/\butilizador(es)?\b/i, 'usuário'],
  [/\becrãs?\b/i, 'tela'],
  [/\bregistos?\b/i, 'registro'],
  [/\bcontactos?\b/i, 'contato'],
  [/\bcarregu?e(m|r)? em\b/i, 'clicar em'],
  [/\belimin(ar|e|a|ado|ada|ados|adas|ando|ação)\b/i, 'excluir'],
  [/\bguard(ar|e) (as|o|a|os) (altera|configura|dados)/i, 'salvar'],
  [/\bpalavras?-passe\b/i, 'senha'],
  [/\bequipas?\b/i, 'equipe'],
  [/\bplaneamento\b/i, 'planejamento'],
  [/\bfacto\b/i, 'fato'],
  [/\bacção|\bacções|\bdirecto|\bactual|\bprojecto/i, 'the spelling of the 1990 agreement'],
];

/** The nouns and the conjunction that end like one are none. */
const GERUND = /^(?!quando\b|comando\b)\p{L}+(ando|endo|indo)\b/iu;

/** Brazilian Portuguese: no European forms, no gerund in headings. */
export const portuguese: Check = ({pages}) =>
  pages
    .filter(({locale}) => locale === 'pt-BR')
    .flatMap((page) => [
      ...nodes<Text>(page.tree, 'text').flatMap((node) =>
        EUROPEAN.filter(([form]) => form.test(node.value)).map(([form, brazilian]) =>
          at(page, lineOf(node), RULE, `“${form.exec(node.value)?.[0]}” is European Portuguese; write ${brazilian}.`),
        ),
      ),
      ...headings(page.tree)
        .filter(({text}) => GERUND.test(text))
        .map(({text, line}) =>
          at(page, line, RULE, `The heading “${text}” starts with a gerund; use the infinitive or a noun.`),
        ),
    ]);

import type {Term} from '../../model/modelData';
import {inPassage, passages} from '../../content/prose';
import {matches, wholeWords} from '../../content/words';
import type {PageCheck} from '../types';

const RULE = 'glossary';

/** English terms that Portuguese text may hold: Portuguese words too, or parts of names that are not translated. */
const AMBIGUOUS = [
  'chart', // Helm chart
  'credential', // the grant client credentials of OAuth 2.0
  'file', // the name of plugins and formats, as in log to file
  'remove', // of the verb remover
  'role', // of the verb rolar
  'user', // user agent
];

/** No English term in Portuguese text where model/glossary.yaml has a translation; capitals mark names, which stay. */
export const glossary: PageCheck = ({pages, model}) => {
  const translations = checked(model.terms);
  const pattern = wholeWords([...translations.keys()], 'gu');
  return pages
    .filter(({locale}) => locale === 'pt-BR' && translations.size > 0)
    .flatMap((page) =>
      passages(page).flatMap((passage) =>
        matches(passage.text, pattern).map((match) => {
          const term = match[0].replace(/\s+/g, ' ');
          const message = `“${term}” is English; write “${translations.get(term)}”, or a code span if it is code.`;
          return inPassage(page, passage, match.index, RULE, message);
        }),
      ),
    );
};

/** Translation by English term, singular and plural. */
function checked(terms: Term[]): Map<string, string> {
  const certain = terms.filter(
    ({en, keep, 'pt-BR': portuguese}) =>
      keep !== true && !/[()]/.test(en) && !AMBIGUOUS.includes(en) && !portuguese.includes(en),
  );
  return new Map(certain.flatMap(({en, 'pt-BR': portuguese}) => [en, plural(en)].map((form) => [form, portuguese])));
}

const plural = (term: string): string => (/[^aeo]y$/.test(term) ? `${term.slice(0, -1)}ies` : `${term}s`);

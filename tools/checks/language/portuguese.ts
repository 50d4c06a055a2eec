import {inPassage, passages} from '../../content/prose';
import {matches, wholeWords} from '../../content/words';
import type {PageCheck} from '../types';

const RULE = 'portuguese';

/** No European form where model/glossary.yaml has the Brazilian one; forms that depend on the sense are left to people. */
export const portuguese: PageCheck = ({pages, model}) => {
  const certain = model.banned.filter(({when}) => when === undefined);
  if (certain.length === 0) {
    return [];
  }
  const brazilian = new Map(certain.flatMap(({forms, use}) => forms.map((form) => [form, use])));
  const pattern = wholeWords([...brazilian.keys()]);
  return pages
    .filter(({locale}) => locale === 'pt-BR')
    .flatMap((page) =>
      passages(page).flatMap((passage) =>
        matches(passage.text, pattern).map((match) => {
          const form = match[0].replace(/\s+/g, ' ');
          const message = `“${form}” is European Portuguese; write ${brazilian.get(form.toLowerCase())}.`;
          return inPassage(page, passage, match.index, RULE, message);
        }),
      ),
    );
};

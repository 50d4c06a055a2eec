import {CODE_LANGUAGES} from '../../../src/manual/codeLanguages';
import {meant} from '../../../src/plugins/catalog/nearest';
import {fences, lineOf} from '../../content/markdown';
import {at, type PageCheck} from '../types';

const RULE = 'code';

/** Every code block names its language; what is in it, `npm run examples` checks. */
export const fenceRules: PageCheck = ({pages}) =>
  pages.flatMap((page) =>
    fences(page.tree).flatMap((node) => {
      const fault = faultOf(node.lang ?? '');
      return fault === undefined ? [] : [at(page, lineOf(node), RULE, fault)];
    }),
  );

function faultOf(language: string): string | undefined {
  if (language === '') {
    return 'The code block names no language; write one after the backticks, `text` for plain output.';
  }
  return CODE_LANGUAGES.includes(language)
    ? undefined
    : `“${language}” is no language of this manual; ${meant(language, CODE_LANGUAGES, `use one of ${CODE_LANGUAGES.join(', ')}`)}.`;
}

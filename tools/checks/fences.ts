import {parseAllDocuments} from 'yaml';

import {fences, lineOf} from '../content/markdown';
import {at, type Check} from './types';

const RULE = 'code';

/** Languages that pages may use; each has a highlighter or needs none. */
export const LANGUAGES = [
  'bash',
  'cron',
  'dockerfile',
  'go',
  'gotemplate',
  'graphql',
  'http',
  'ini',
  'java',
  'javascript',
  'json',
  'powershell',
  'promql',
  'properties',
  'protobuf',
  'python',
  'sql',
  'text',
  'toml',
  'typescript',
  'xml',
  'yaml',
];

/** Every code block names its language; JSON and YAML parse. A block that is wrong on purpose says `fails`. */
export const fenceRules: Check = ({pages}) =>
  pages.flatMap((page) =>
    fences(page.tree).flatMap((node) => {
      const fault = faultOf(node.lang ?? '', node.value);
      const fails = /(^|\s)fails(\s|$)/.test(node.meta ?? '');
      if (fails && fault === undefined && ['json', 'yaml'].includes(node.lang ?? '')) {
        return [at(page, lineOf(node), RULE, 'The block says `fails` but nothing is wrong with it; drop the word.')];
      }
      return fault === undefined || fails ? [] : [at(page, lineOf(node), RULE, fault)];
    }),
  );

function faultOf(language: string, code: string): string | undefined {
  if (language === '') {
    return 'The code block names no language; write one after the backticks, `text` for plain output.';
  }
  if (!LANGUAGES.includes(language)) {
    return `“${language}” is no language of this manual; use one of ${LANGUAGES.join(', ')}.`;
  }
  if (language === 'json') {
    try {
      JSON.parse(code);
    } catch (error) {
      return `The JSON does not parse (${(error as Error).message}); correct it.`;
    }
  }
  if (language === 'yaml') {
    const fault = parseAllDocuments(code).flatMap((document) => ('errors' in document ? document.errors : []))[0];
    if (fault !== undefined) {
      return `The YAML does not parse (${fault.message.split('\n')[0]}); correct it.`;
    }
  }
  return undefined;
}

import {parseAllDocuments} from 'yaml';

import {isTooDeep, valueOf} from '../../src/documents/documents';
import type {Engine} from './types';

/** YAML blocks parse, each document of them, and say something finite. */
export const yaml: Engine = {
  name: 'yaml',
  accepts: ({language}) => language === 'yaml',
  run: (fences) =>
    new Map(
      fences.flatMap((fence) => {
        const fault = faultIn(fence.code);
        return fault === undefined ? [] : [[fence, fault] as const];
      }),
    ),
};

function faultIn(code: string): string | undefined {
  if (isTooDeep(code)) {
    return 'The YAML is nested too deeply to be read; nest less deeply.';
  }
  const documents = parseAllDocuments(code, {merge: true});
  const [error] = documents.flatMap(({errors}) => errors);
  if (error !== undefined) {
    return `The YAML does not parse (${error.message.split('\n')[0]}); correct it.`;
  }
  try {
    documents.forEach(valueOf);
    return undefined;
  } catch {
    return 'An anchor of the YAML is repeated too often or stands inside itself, or `<<` merges what is no map; write the values out.';
  }
}

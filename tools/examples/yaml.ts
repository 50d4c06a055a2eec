import {parseAllDocuments} from 'yaml';

import type {Engine} from './types';

/** YAML blocks parse, each document of them. */
export const yaml: Engine = {
  name: 'yaml',
  accepts: ({language}) => language === 'yaml',
  run: (fences) =>
    new Map(
      fences.flatMap((fence) => {
        const faults = parseAllDocuments(fence.code).flatMap((document) =>
          'errors' in document ? document.errors : [],
        );
        return faults
          .slice(0, 1)
          .map((fault) => [fence, `The YAML does not parse (${fault.message.split('\n')[0]}); correct it.`] as const);
      }),
    ),
};

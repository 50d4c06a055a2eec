import {writeFileSync} from 'node:fs';
import {join} from 'node:path';

import {readRedirects} from '../../content/redirects';
import {readScriptHashes} from '../../deploy/scriptHashes';
import {outdated, servedFiles} from '../../deploy/servedFiles';
import type {Check, Fix} from '../types';

/** What servers are told is what `deploy/rules.ts` and `redirects.json` say. */
export function servedRules(root: string): Check {
  return ({isWhole}) =>
    (isWhole ? outdatedFiles(root) : []).map(({file}) => ({
      file,
      line: 1,
      rule: 'served',
      message:
        'The file is not what deploy/rules.ts and redirects.json say; run `npm run check -- --fix`, which writes it.',
    }));
}

/** Writes what servers are told anew. */
export const fixServedRules: Fix = (root) =>
  outdatedFiles(root).map(({file, text}) => {
    writeFileSync(join(root, file), text);
    return `${file}: written anew`;
  });

function outdatedFiles(root: string): {file: string; text: string}[] {
  return outdated(root, servedFiles(readRedirects(root), readScriptHashes(root)));
}

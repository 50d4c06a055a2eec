import {parse, TomlError} from 'smol-toml';

import {judgeEach} from '../judgeEach';
import type {Engine} from '../types';

/** TOML blocks parse (TOML 1.0, smol-toml). */
export const toml: Engine = {
  name: 'toml',
  accepts: ({language}) => language === 'toml',
  run: judgeEach(({code}) => {
    try {
      parse(code);
      return undefined;
    } catch (error) {
      const line = error instanceof TomlError ? error.line : 1;
      const reason = (error as Error).message.split('\n')[0]!.replace(/^Invalid TOML document: /, '');
      return `Line ${line}: the TOML does not parse (${reason}); correct it.`;
    }
  }),
};

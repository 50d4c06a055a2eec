import {readCli} from '../../facts/cli';
import {commandLines} from './commandLines';
import {callFault} from './grammar';
import {judgeEach} from '../judgeEach';
import {scriptsOf} from './scripts';
import type {Engine} from '../types';

/**
 * Calls of `aqd` against the grammar of `model/cli.yaml`: command, flags with their types and values, arguments. Scripts
 * are parsed with unbash, so calls in pipelines, loops and substitutions count; so do scripts in pipeline files.
 */
export const aqd: Engine = {
  name: 'aqd',
  accepts: ({language, code}) => (language === 'bash' || language === 'yaml') && /\baqd\b/.test(code),
  run: (fences, root) => {
    const cli = readCli(root);
    return judgeEach(
      (fence) =>
        scriptsOf(fence).flatMap(({text, line}) =>
          commandLines(text).flatMap((call) => {
            const fault = callFault(cli, call.arguments);
            return fault === undefined ? [] : [`Line ${line + call.line - 1}: ${fault}.`];
          }),
        )[0],
    )(fences, root);
  },
};

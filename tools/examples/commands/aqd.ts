import {readCli} from '../../facts/cli';
import {callsInBlock, mayCall} from './calls';
import {callFault} from './grammar';
import {judgeEach} from '../judgeEach';
import type {Engine} from '../types';

/**
 * Calls of `aqd` against the grammar of `model/cli.yaml`: command, flags with their types and values, arguments. Scripts
 * are parsed with unbash, so calls in pipelines, loops and substitutions count; so do scripts in pipeline files.
 */
export const aqd: Engine = {
  name: 'aqd',
  accepts: mayCall,
  run: (fences, root) => {
    const cli = readCli(root);
    return judgeEach(
      (fence) =>
        callsInBlock(fence).flatMap((call) => {
          const fault = callFault(cli, call.arguments);
          return fault === undefined ? [] : [`Line ${call.line}: ${fault}.`];
        })[0],
    )(fences, root);
  },
};

import {faultOf} from '../../../src/documents/faults';
import {isIntegration} from '../../../src/integrations/check';
import {judgeEach} from '../judgeEach';
import type {Engine} from '../types';
import {readIntegrationCheck} from './readCheck';

/**
 * Integration files, and lists of steps and triggers shown alone, as `aqd integration validate` would check them: the
 * JSON Schemas that we publish, run by ajv, then what they cannot say: unique names, jumps that lead somewhere, steps
 * that run, expressions that read what is there, durations inside their bounds.
 */
export const integrations: Engine = {
  name: 'integration',
  accepts: ({language, code}) => language === 'yaml' && isIntegration(code),
  run: (fences, root) => {
    const check = readIntegrationCheck(root);
    return judgeEach(({code}) => faultOf(code, check))(fences, root);
  },
};

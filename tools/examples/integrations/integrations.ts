import {readIntegrationCheck} from './check';
import {faultOf} from '../../../src/documents/faults';
import {judgeEach} from '../judgeEach';
import type {Engine} from '../types';

/** A type id stands for a part of an integration: a list of steps, a trigger. */
const MARKS = /^\s*kind:\s*["']?Integration\b|\btype:\s*["']?(business|logical|tech|trigger)\.[a-z]/m;

/** Whether a text is an integration file, or a part of one. */
export const isIntegration = (yaml: string): boolean => MARKS.test(yaml);

/**
 * Integration files, and lists of steps and triggers shown alone, as `aqd integration validate` would check them: the
 * JSON Schemas that we publish, run by ajv, then what they cannot say: unique names, jumps that lead somewhere, steps
 * that run, expressions that read what is there, durations inside their bounds.
 */
export const integrations: Engine = {
  name: 'integration',
  accepts: ({language, code}) => language === 'yaml' && isIntegration(code),
  run: (fences) => {
    const check = readIntegrationCheck(process.cwd());
    return judgeEach(({code}) => faultOf(code, check))(fences);
  },
};

import type {Fence} from '../types';
import {type CommandLine, commandLines} from './commandLines';
import {scriptsOf} from './scripts';

type Block = Pick<Fence, 'language' | 'code'>;

/** Whether a code block can hold calls of `aqd`: bash, or a file of a pipeline. */
export const mayCall = ({language, code}: Block): boolean =>
  (language === 'bash' || language === 'yaml') && /\baqd\b/.test(code);

/** The calls of `aqd` in such a block, with their lines in it, from 1. */
export function callsInBlock(block: Block): CommandLine[] {
  return scriptsOf(block).flatMap((script) =>
    commandLines(script.text).map((call) => ({...call, line: script.line + call.line - 1})),
  );
}

import {runProgram} from '../program';
import type {Fence} from '../types';
import {type Runtime, executionFault, isExecuted} from './execution';

/** Finds blocks that do not compile, all in one process. */
type SyntaxCheck = (fences: Fence[]) => Promise<Map<Fence, string>>;

/** Checks the syntax of all blocks, then executes, one at a time, those that say what they print. */
export async function checkProgramBlocks(fences: Fence[], syntax: SyntaxCheck, runtime: Runtime) {
  const faults = await syntax(fences);
  for (const fence of fences.filter((each) => isExecuted(each) && !faults.has(each))) {
    const fault = await executionFault(fence, runtime);
    if (fault !== undefined) {
      faults.set(fence, fault);
    }
  }
  return faults;
}

interface SyntaxFault {
  message: string;
  line: number;
}

/**
 * Lets a program compile blocks: it gets their list as JSON and answers with a list of a fault or null for each.
 *
 * @param blocks what the program needs to know of each fence
 */
export async function compile(fences: Fence[], blocks: unknown[], compiler: Compiler): Promise<Map<Fence, string>> {
  const {language, missing} = compiler;
  const [program = '', ...args] = compiler.command;
  const {code, stdout, stderr} = await runProgram(program, args, {missing, input: JSON.stringify(blocks)});
  if (code !== 0) {
    throw new Error(`${compiler.command.join(' ')} failed: ${stderr.trim().split('\n').at(-1)}`);
  }
  const faults = JSON.parse(stdout) as (SyntaxFault | null)[];
  return new Map(
    fences.flatMap((fence, i) => {
      const fault = faults[i];
      return fault ? [[fence, syntaxSentence(language, fault)] as const] : [];
    }),
  );
}

interface Compiler {
  language: string;
  command: string[];
  /** The sentence to throw when the program is not installed. */
  missing: string;
}

export const syntaxSentence = (language: string, {message, line}: SyntaxFault) =>
  `The ${language} does not compile (line ${line}: ${message}); correct it.`;

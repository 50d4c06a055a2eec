import type {TemplateAnswer} from '../../../src/plugins/playground/engine/engine';
import type {Engine, Fence} from '../types';
import {type TemplateJob, runTemplates} from './runTemplates';

/**
 * Go templates: run by real Go (text/template with Sprig) and the functions of Aqueduto, see `tools/gotemplate`.
 *
 * A template alone is parsed. With a `json title="data"` block directly after it, or a `text title="output"` block,
 * it is run; the output must equal the block. With `text title="error"` it must fail, and Go's message must contain
 * the block's text.
 */
export const gotemplate: Engine = {
  name: 'gotemplate',
  accepts: ({language}) => language === 'gotemplate',
  run: async (fences, root) => {
    const examples = fences.map(exampleOf);
    const results = await runTemplates(
      root,
      examples.map(({job}) => job),
    );
    return new Map(
      examples.flatMap((example, i) => {
        const fault = faultOf(example, results[i]!);
        return fault === undefined ? [] : [[example.fence, fault] as const];
      }),
    );
  },
};

interface Example {
  fence: Fence;
  job: TemplateJob;
  output: string | undefined;
  error: string | undefined;
  /** The data block is not JSON. */
  unreadable: boolean;
}

function exampleOf(fence: Fence): Example {
  const data = isBlock(fence.next, 'json', 'data') ? fence.next : undefined;
  const after = data === undefined ? fence.next : data.next;
  const output = isBlock(after, 'text', 'output') ? after?.code : undefined;
  const error = isBlock(after, 'text', 'error') ? after?.code : undefined;
  const parsed = parseData(data?.code ?? '{}');
  const runs = data !== undefined || output !== undefined || error !== undefined;
  return {
    fence,
    job: {mode: runs ? 'run' : 'parse', template: fence.code, data: parsed},
    output,
    error,
    unreadable: parsed === undefined,
  };
}

const isBlock = (fence: Fence | undefined, language: string, title: string) =>
  fence?.language === language && fence.title === title;

function parseData(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function faultOf({output, error, unreadable}: Example, result: TemplateAnswer): string | undefined {
  if (unreadable) {
    return 'The data block is not JSON, so the template cannot run; correct the data.';
  }
  if ('error' in result) {
    if (error === undefined) {
      return `The template fails (${plainError(result.error)}); correct it.`;
    }
    return result.error.includes(error.trim())
      ? undefined
      : `The template fails with another error than the block (${plainError(result.error)}); correct one of them.`;
  }
  if (error !== undefined) {
    return `The template does not fail but prints ${quote(result.output)}; correct it or the error block.`;
  }
  return output === undefined || output === result.output ? undefined : difference(result.output, output);
}

/** `template: input:2:3: executing "input" at <.x>: text` → `line 2: text`. */
export function plainError(error: string): string {
  const match = /^template: input:(\d+)(?::\d+)?: (?:executing ".*?" at <[\s\S]*?>: )?([\s\S]*)$/.exec(error);
  return match === null ? error : `line ${match[1]}: ${match[2]}`;
}

/** The first line in which what came out is not what the page says. */
export function difference(actual: string, stated: string, what = 'The template'): string {
  const actualLines = actual.split('\n');
  const statedLines = stated.split('\n');
  const line = actualLines.findIndex((text, i) => text !== statedLines[i]);
  if (line === -1) {
    return `${what} prints ${actualLines.length} lines, the output block has ${statedLines.length}; correct one of them.`;
  }
  const says = statedLines[line];
  const block = says === undefined ? 'has no such line' : `says ${quote(says)}`;
  return `${what} prints ${quote(actualLines[line]!)} in line ${line + 1}, the output block ${block}; correct one of them.`;
}

const quote = (text: string) => JSON.stringify(text.length > 120 ? `${text.slice(0, 120)}…` : text);

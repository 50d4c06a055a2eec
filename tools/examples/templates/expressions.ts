import {LineCounter, isScalar, parseAllDocuments, visit} from 'yaml';

import type {Engine, Fence} from '../types';
import {runTemplates} from './runTemplates';
import {plainError} from './gotemplate';

/**
 * Expressions in YAML of Aqueduto parse in Go, with its functions: every text with `{{` in a block that has an
 * `apiVersion` or a component type of Aqueduto, or reads `.vars` or `.secrets`. Other YAML (Prometheus rules, GitHub
 * workflows) has template languages of its own and is left alone.
 */
export const expressions: Engine = {
  name: 'expressions',
  accepts: ({language, code}) => language === 'yaml' && code.includes('{{') && AQUEDUTO.test(code),
  run: async (fences, root) => {
    const texts = fences.flatMap(textsOf);
    const results = await runTemplates(
      root,
      texts.map(({text}) => ({mode: 'parse', template: text})),
    );
    const faults = new Map<Fence, string>();
    texts.forEach(({fence, line}, i) => {
      const result = results[i]!;
      if ('error' in result && !faults.has(fence)) {
        const reason = plainError(result.error).replace(/^line \d+: /, '');
        faults.set(fence, `The expression in line ${line} does not parse (${reason}); correct it.`);
      }
    });
    return faults;
  },
};

const AQUEDUTO =
  /^\s*apiVersion: aqueduto\.example\/|\btype: (trigger|tech|logical|business)\.|\{\{-?\s*\.(vars|secrets)\./m;

interface Text {
  fence: Fence;
  text: string;
  /** Line of the block on which the text starts. */
  line: number;
}

function textsOf(fence: Fence): Text[] {
  const lineCounter = new LineCounter();
  const texts: Text[] = [];
  for (const document of parseAllDocuments(fence.code, {lineCounter})) {
    if ('errors' in document) {
      visit(document, {
        Scalar: (_key, node) => {
          if (isScalar(node) && typeof node.value === 'string' && node.value.includes('{{')) {
            texts.push({fence, text: node.value, line: lineCounter.linePos(node.range?.[0] ?? 0).line});
          }
        },
      });
    }
  }
  return texts;
}

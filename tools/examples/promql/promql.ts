import {readDocuments, walk} from '../../../src/documents/documents';
import {judgeEach} from '../judgeEach';
import {commandsOf} from '../shell/commands';
import type {Engine, Fence} from '../types';
import {faultOfExpression} from './expression';
import {readMetrics} from './metrics';

/**
 * PromQL in `promql` blocks, in `expr` of Prometheus rule files and in the `query` that curl sends: parses with the grammar of Prometheus' own web
 * interface, has ranges where functions take them, and names metrics, labels and closed values of
 * `model/metrics.yaml` where a metric starts with `aqueduto_`.
 */
export const promql: Engine = {
  name: 'promql',
  accepts: ({language, code}) =>
    language === 'promql' ||
    (language === 'yaml' && /^[\s-]*expr:/m.test(code)) ||
    (language === 'bash' && CURL_QUERY.test(code)),
  run: (fences, root) => {
    const metrics = readMetrics(root);
    return judgeEach((fence) => {
      for (const {text, line} of expressionsOf(fence)) {
        const fault = faultOfExpression(text, metrics);
        if (fault !== undefined) {
          return `Line ${line + text.slice(0, fault.at).split('\n').length - 1}: ${fault.sentence}.`;
        }
      }
      return undefined;
    })(fences, root);
  },
};

const CURL_QUERY = /--data-urlencode\s+["']?query=/;

interface Expression {
  text: string;
  /** Line of the block on which it begins, from 1. */
  line: number;
}

function expressionsOf({language, code}: Fence): Expression[] {
  return language === 'promql' ? [{text: code, line: 1}] : language === 'yaml' ? ofRules(code) : ofCurl(code);
}

function ofRules(code: string): Expression[] {
  const expressions: Expression[] = [];
  for (const {value, lineOf} of readDocuments(code)) {
    walk(value, [], (expr, path) => {
      if (path.at(-1) === 'expr' && typeof expr === 'string') {
        // The text of a block scalar begins on the line after its `|`.
        expressions.push({text: expr, line: lineOf(path) + (expr.includes('\n') ? 1 : 0)});
      }
    });
  }
  return expressions;
}

function ofCurl(code: string): Expression[] {
  return commandsOf(code)
    .flatMap(({arguments: words}) => words)
    .filter(({text, isKnown}) => isKnown && text.startsWith('query='))
    .map(({text, line}) => ({text: text.slice('query='.length), line}));
}

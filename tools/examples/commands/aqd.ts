import {readCli} from '../../facts/cli';
import {commandLines} from './commandLines';
import {callFault} from './grammar';
import {isFields, readDocuments, walk} from '../../../src/documents/documents';
import {judgeEach} from '../judgeEach';
import type {Engine, Fence} from '../types';

/** Keys of pipelines (GitHub Actions, GitLab, Azure) whose values are bash. */
const SCRIPTS = ['run', 'script', 'before_script', 'after_script', 'bash'];

/**
 * Calls of `aqd` against the grammar of `model/cli.yaml`: command, flags with their types and values, arguments. Scripts
 * are parsed with unbash, so calls in pipelines, loops and substitutions count; so do scripts in pipeline files.
 */
export const aqd: Engine = {
  name: 'aqd',
  accepts: ({language, code}) => (language === 'bash' || language === 'yaml') && /\baqd\b/.test(code),
  run: (fences) => {
    const cli = readCli(process.cwd());
    return judgeEach(
      (fence) =>
        scriptsOf(fence).flatMap(({text, line}) =>
          commandLines(text).flatMap((call) => {
            const fault = callFault(cli, call.arguments);
            return fault === undefined ? [] : [`Line ${line + call.line - 1}: ${fault}.`];
          }),
        )[0],
    )(fences);
  },
};

interface Script {
  text: string;
  /** Line of the block on which the script starts. */
  line: number;
}

function scriptsOf({language, code}: Fence): Script[] {
  if (language === 'bash') {
    return [{text: code, line: 1}];
  }
  const scripts: Script[] = [];
  for (const {value, lineOf} of readDocuments(code)) {
    walk(value, [], (fields, path) => {
      for (const name of isFields(fields) ? SCRIPTS : []) {
        const script = (fields as Record<string, unknown>)[name];
        [script].flat().forEach((text, index) => {
          if (typeof text === 'string') {
            const line = lineOf(Array.isArray(script) ? [...path, name, index] : [...path, name]);
            scripts.push({text: withoutTemplates(text), line: text.includes('\n') ? line + 1 : line});
          }
        });
      }
    });
  }
  return scripts;
}

/** `${{ github.sha }}` is filled in before the shell reads it. */
function withoutTemplates(text: string): string {
  return text.replace(/\$\{\{[^}]*\}\}/g, '$X');
}

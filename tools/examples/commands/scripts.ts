import {isFields, readDocuments, walk} from '../../../src/documents/documents';
import type {Fence} from '../types';

/** Keys of pipelines (GitHub Actions, GitLab, Azure) whose values are bash. */
const SCRIPTS = ['run', 'script', 'before_script', 'after_script', 'bash'];

/** A bash script of a code block. */
export interface Script {
  text: string;
  /** Line of the block on which the script starts. */
  line: number;
}

/** The scripts of a code block: all of it in bash, the values that run in a YAML file of a pipeline. */
export function scriptsOf({language, code}: Pick<Fence, 'language' | 'code'>): Script[] {
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

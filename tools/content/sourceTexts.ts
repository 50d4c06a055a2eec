import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {globSync} from 'tinyglobby';

const STRING = String.raw`'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|${'`[^`$]*`'}`;
const CALL = new RegExp(String.raw`\bid:\s*(${STRING}),\s*message:\s*(${STRING})`, 'g');
const ELEMENT = '<Translate';

/** An English text of the interface. */
export interface SourceText {
  id: string;
  /** File and line in the code. */
  file: string;
  line: number;
  text: string;
}

/**
 * The English texts of `translate()` and `<Translate>` in the site's own code, as often as they stand there. Docusaurus
 * finds them with Babel, which takes seconds; a test compares the two.
 */
export function sourceTexts(root: string): SourceText[] {
  const files = globSync('src/**/*.{ts,tsx}', {cwd: root, ignore: '**/*.d.ts'}).sort();
  return files.flatMap((file) => textsIn(readFileSync(join(root, file), 'utf8')).map((text) => ({...text, file})));
}

/** The texts that one file of code has. */
export function textsIn(code: string): {id: string; text: string; line: number}[] {
  const lineAt = (index: number): number => code.slice(0, index).split('\n').length;
  const calls = [...code.matchAll(CALL)].map(({1: id = '', 2: text = '', index}) => ({
    id: unquoted(id),
    text: unquoted(text),
    line: lineAt(index),
  }));
  const elements = [...code.matchAll(new RegExp(`${ELEMENT}\\s`, 'g'))].flatMap(({index}) => {
    const end = endOfTag(code, index + ELEMENT.length);
    const id = /\bid="([^"]+)"/.exec(code.slice(index, end))?.[1];
    const children = code.slice(end + 1, code.indexOf('</Translate>', end)).trim();
    const quoted = new RegExp(`^\\{(${STRING})\\}$`).exec(children)?.[1];
    const text = quoted === undefined ? children.replace(/\s*\n\s*/g, ' ') : unquoted(quoted);
    return id === undefined ? [] : [{id, text, line: lineAt(index)}];
  });
  return [...calls, ...elements];
}

/** Position of the `>` that ends an opening tag: values in braces may have tags of their own. */
function endOfTag(code: string, start: number): number {
  let depth = 0;
  for (let i = start; i < code.length; i += 1) {
    depth += code[i] === '{' ? 1 : code[i] === '}' ? -1 : 0;
    if (code[i] === '>' && depth === 0) {
      return i;
    }
  }
  return code.length;
}

const unquoted = (literal: string): string => literal.slice(1, -1).replace(/\\(.)/g, '$1');

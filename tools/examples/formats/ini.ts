import {judgeEach} from '../judgeEach';
import type {Engine} from '../types';

// Readers of INI differ; these lines mean the same to all. A name alone is a switch, as in `my.cnf`.
const LINE = /^\s*([;#].*|\[[^[\]]+\]|[^\s=;#[\]][^=]*=.*|[A-Za-z][\w.-]*)?\s*$/;

/** INI blocks consist of sections, `name=value`, names alone and comments; no section stands twice. */
export const ini: Engine = {
  name: 'ini',
  accepts: ({language}) => language === 'ini',
  run: judgeEach(({code}) => faultOf(code)),
};

function faultOf(code: string): string | undefined {
  const sections = new Set<string>();
  for (const [i, text] of code.split('\n').entries()) {
    if (!LINE.test(text)) {
      return `Line ${i + 1}: “${text.trim()}” is no section, \`name=value\` or comment; correct it.`;
    }
    const section = /^\s*\[(.+)\]/.exec(text)?.[1];
    if (section !== undefined && sections.has(section)) {
      return `Line ${i + 1}: the section [${section}] stands twice; join the two.`;
    }
    sections.add(section ?? '');
  }
  return undefined;
}

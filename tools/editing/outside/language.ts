import type {Element} from 'hast';

/** How other systems name the language of a code block in their HTML. */
const NAMED = /(?:^|\s)(?:language-|lang-|highlight-source-|brush:\s*|sourceCode\s+)([\w+#]+)/;

/** Other names of languages of the manual. */
const SAME: Record<string, string> = {
  sh: 'bash',
  shell: 'bash',
  console: 'bash',
  zsh: 'bash',
  yml: 'yaml',
  js: 'javascript',
  ts: 'typescript',
  py: 'python',
  ps1: 'powershell',
  docker: 'dockerfile',
  golang: 'go',
  plaintext: 'text',
  plain: 'text',
  txt: 'text',
  none: 'text',
  html: 'xml',
};

/**
 * The language of a code block, by the classes of its elements, else by its form.
 *
 * @returns undefined where neither tells
 */
export function languageOf(elements: Element[], code: string): string | undefined {
  const named = NAMED.exec(elements.map(words).join(' '))?.[1]?.toLowerCase();
  return named === undefined ? guessed(code) : (SAME[named] ?? named);
}

const words = ({properties}: Element): string =>
  [properties.className, properties.dataSyntaxhighlighterParams, properties.dataLang].flat().filter(Boolean).join(' ');

function guessed(code: string): string | undefined {
  if (/^\s*[[{]/.test(code)) {
    try {
      JSON.parse(code.replace(/[“”]/g, '"'));
      return 'json';
    } catch {
      return undefined;
    }
  }
  if (/^\s*<[?\w]/.test(code)) {
    return 'xml';
  }
  return /^(?:\$ |(?:curl|aqd|kubectl|npm|docker|helm) )/.test(code) ? 'bash' : undefined;
}

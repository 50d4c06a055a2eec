import {LineCounter, parseDocument, visit} from 'yaml';

/** Why a file is no page that rules can judge: a sentence, and the line of the file. */
export interface ReadingFault {
  line: number;
  message: string;
}

/** A page's file, taken apart. Where it cannot be read, `fault` says why, and the parts are what can be told. */
interface PageText {
  source: string;
  frontMatter: Record<string, unknown>;
  body: string;
  /** Line of the file on which the body starts. */
  bodyLine: number;
  fault?: ReadingFault;
}

/**
 * Limits of a page, in characters: four times what the longest page of 2026 has. Parsing takes time with the square of
 * what stands in one block, so a page beyond them is refused before it is parsed.
 */
const LIMITS = {file: 200_000, line: 4_000, block: 25_000, brackets: 1_000, indentation: 100, nesting: 12};

const FRONT_MATTER = /^---\n(?:([\s\S]*?)\n)?---(?:\n|$)/;
/** Marks of quotations, lists and their spaces at the start of a line. */
const CONTAINERS = /^(?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t])))*/;

/** What the bytes of a file say; a wrong byte is a fault, not a question mark on the page. */
export function decode(bytes: Uint8Array): {source: string; fault?: ReadingFault} {
  try {
    return {source: new TextDecoder('utf-8', {fatal: true, ignoreBOM: true}).decode(bytes)};
  } catch {
    const source = new TextDecoder('utf-8', {ignoreBOM: true}).decode(bytes);
    const message = 'The file is not UTF-8; save it with this encoding.';
    return {source, fault: {line: lineAt(source, source.indexOf('\uFFFD')), message}};
  }
}

/** The text with the line ends and without the byte order mark that every file of the project has. */
export const normalized = (source: string): string => source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');

/** What the lines of a front matter say. */
export type FrontMatterReader = (yaml: string) => Pick<PageText, 'frontMatter' | 'fault'>;

/** Takes the text of a page apart. */
export function readText(source: string, frontMatterOf: FrontMatterReader = readFrontMatter): PageText {
  const text = normalized(source);
  const [whole, yaml = ''] = FRONT_MATTER.exec(text) ?? [];
  const body = text.slice(whole?.length ?? 0);
  const bodyLine = (whole ?? '').split('\n').length;
  const parts = {source: text, frontMatter: {}, body, bodyLine};
  const fault = formFault(source) ?? (whole === undefined ? noFrontMatter(text) : undefined) ?? sizeFault(text);
  return fault === undefined ? {...parts, ...frontMatterOf(yaml)} : {...parts, fault};
}

function formFault(source: string): ReadingFault | undefined {
  const fixed = 'run `npm run check -- --fix`, which corrects it';
  if (source.trim() === '') {
    return {line: 1, message: 'The file is empty; write the page, or delete the file.'};
  }
  if (source.startsWith('\uFEFF')) {
    return {line: 1, message: `The file starts with a byte order mark; ${fixed}.`};
  }
  if (source.includes('\r')) {
    const line = lineAt(source, source.indexOf('\r'));
    return {line, message: `Lines end in CR LF, as on Windows, not in LF; ${fixed}.`};
  }
  return source.includes('\0')
    ? {line: lineAt(source, source.indexOf('\0')), message: 'The file holds a null byte, so it is no text; remove it.'}
    : undefined;
}

function noFrontMatter(text: string): ReadingFault {
  return text.startsWith('---\n')
    ? {line: 1, message: 'The front matter does not end; close it with a line `---`.'}
    : {line: 1, message: 'The file does not start with front matter; put it between two lines of `---`.'};
}

function sizeFault(text: string): ReadingFault | undefined {
  if (text.length > LIMITS.file) {
    return {line: 1, message: `The page has ${text.length} characters, more than ${LIMITS.file}; divide it.`};
  }
  let [block, brackets] = [0, 0];
  for (const [i, line] of text.split('\n').entries()) {
    const isBlank = line.trim() === '';
    block = isBlank ? 0 : block + line.length;
    brackets = isBlank ? 0 : brackets + line.split('[').length - 1;
    const message = tooMuch(line, block, brackets);
    if (message !== undefined) {
      return {line: i + 1, message};
    }
  }
  return undefined;
}

function tooMuch(line: string, block: number, brackets: number): string | undefined {
  if (line.length > LIMITS.line) {
    return `The line has ${line.length} characters, more than ${LIMITS.line}; break it.`;
  }
  if (line.length - line.trimStart().length > LIMITS.indentation) {
    return `The line starts with more than ${LIMITS.indentation} spaces; nest less deeply.`;
  }
  if ((CONTAINERS.exec(line)?.[0].replace(/\s|\d/g, '').length ?? 0) > LIMITS.nesting) {
    return `The line lies in more than ${LIMITS.nesting} quotations and lists; nest less deeply.`;
  }
  if (block > LIMITS.block) {
    return `A block of more than ${LIMITS.block} characters has no empty line; divide it.`;
  }
  return brackets > LIMITS.brackets ? `A block has more than ${LIMITS.brackets} brackets \`[\`; divide it.` : undefined;
}

export function readFrontMatter(yaml: string): ReturnType<FrontMatterReader> {
  const lines = new LineCounter();
  const at = (offset: number): number => 1 + lines.linePos(offset).line;
  const failed = (line: number, message: string) => ({frontMatter: {}, fault: {line, message}});
  try {
    const document = parseDocument(yaml, {lineCounter: lines});
    const [fault] = document.errors;
    if (fault !== undefined) {
      const reason = fault.message.split('\n')[0]!.replace(/ at line .*$/, '');
      return failed(at(fault.pos[0]), `The front matter is not YAML: ${reason}; quote values that hold a colon.`);
    }
    let [alias, map]: (number | undefined)[] = [];
    visit(document, {
      Alias: (_, node) => void (alias ??= node.range?.[0]),
      Map: (_, node, {length: level}) => void (map ??= level > 1 ? node.range?.[0] : undefined),
    });
    if (alias !== undefined) {
      return failed(at(alias), 'Front matter has no aliases (`*name`); write the value out.');
    }
    if (map !== undefined) {
      return failed(at(map), 'Front matter has no keys inside of a key; write a text, a number or a list.');
    }
    const value: unknown = document.toJS() ?? {};
    return typeof value === 'object' && !Array.isArray(value)
      ? {frontMatter: value as Record<string, unknown>}
      : failed(2, 'The front matter has no keys; write `title: …` and what else the page needs.');
  } catch (error) {
    return failed(2, `The front matter cannot be read (${(error as Error).message}); nest less deeply.`);
  }
}

const lineAt = (text: string, index: number): number => text.slice(0, index).split(/\r\n?|\n/).length;

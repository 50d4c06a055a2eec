import {codeLines} from '../../../src/plugins/codeLines';

/** A line with the number that it has in the file of somebody else. */
interface Line {
  text: string;
  number: number;
}

/** How other systems start and end an admonition. Of MkDocs it ends with its indentation. */
const COLONS = /^(\s*):::+\s*\{?\.?(\w+)\}?\s*(?:\[(.*)\]|"?([^"{}]*)"?)\s*$/;
const COLONS_END = /^\s*:::+\s*$/;
const MKDOCS = /^(\s*)(?:!!!|\?\?\?\+?) (\w+)(?: "(.*)")?\s*$/;
/** Bullets as word processors write them into plain text; `o` is one only before a tab. */
const BULLET = /^([ \t]*)(?:[•●▪■·§]\s+|[◦○]\s+|o\t\s*)(?=\S)/;
const INNER_BULLET = /^[ \t]*[◦○o]/;
/** What Pandoc adds to spans and headings, and what other systems put where contents go. */
const PANDOC_SPAN = /\[([^\][]*)\]\{\.[\w-]+\}/g;
const CONTENTS = /^\s*(?:\[TOC\]|\[\[_TOC_\]\]|\[\[toc\]\]|\{:toc\}|<!-- toc -->)\s*$/i;

/**
 * Brings lines that only another system reads as Markdown into a form that every parser reads: admonitions become
 * `<aside>`, bullets of word processors hyphens, rows with tabs a table. Code stays as it is.
 */
export function commonMarkdown(text: string, firstLine = 1): Line[] {
  const lines = text.split('\n').map((line, i) => ({text: line, number: firstLine + i}));
  const isCode = codeLines(lines.map((line) => line.text));
  const parts: Line[][] = [];
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i]!;
    const mkdocs = isCode[i] ? null : MKDOCS.exec(line.text);
    const rows = isCode[i] ? [] : tabbedRows(lines.slice(i));
    if (mkdocs !== null) {
      const inside = indentedBelow(lines.slice(i + 1), mkdocs[1]!.length + 4);
      parts.push(opening(line, mkdocs[2]!, mkdocs[3] ?? ''), inside, ending(line));
      i += inside.length;
    } else if (rows.length > 1) {
      parts.push(tableOf(rows));
      i += rows.length - 1;
    } else {
      parts.push(isCode[i] ? [line] : common(line));
    }
  }
  return parts.flat();
}

function common(line: Line): Line[] {
  const colons = COLONS.exec(line.text);
  if (colons !== null) {
    return opening(line, colons[2]!, (colons[3] ?? colons[4] ?? '').trim());
  }
  if (COLONS_END.test(line.text)) {
    return ending(line);
  }
  if (CONTENTS.test(line.text)) {
    return [{...line, text: ''}];
  }
  const text = line.text
    .replace(BULLET, (mark, before: string) => `${before}${INNER_BULLET.test(mark) && before === '' ? '  ' : ''}- `)
    .replace(PANDOC_SPAN, '$1');
  return [{...line, text}];
}

/** An empty line after the tag lets the parser read Markdown inside. */
const opening = (line: Line, kind: string, title: string): Line[] =>
  ['', `<aside class="${kind.toLowerCase()}" title="${title.replaceAll('"', '&quot;')}">`, ''].map((text) => ({
    ...line,
    text,
  }));

const ending = (line: Line): Line[] => ['', '</aside>', ''].map((text) => ({...line, text}));

function indentedBelow(lines: Line[], width: number): Line[] {
  const end = lines.findIndex(({text}) => text.trim() !== '' && text.search(/\S/) < width);
  return lines.slice(0, end === -1 ? undefined : end).map((line) => ({...line, text: line.text.slice(width)}));
}

/** The lines from the first that have tabs between words, equally many: cells pasted from a table. */
function tabbedRows(lines: Line[]): Line[] {
  const tabs = ({text}: Line): number => (/^[^\s•●▪■·§◦○|]\S*[^\n]*\S$/.test(text) ? text.split('\t').length - 1 : 0);
  const count = lines[0] === undefined || /^(?:o|\d+[.)])\t/.test(lines[0].text) ? 0 : tabs(lines[0]);
  const end = count === 0 ? 0 : lines.findIndex((line) => tabs(line) !== count);
  return lines.slice(0, end === -1 ? undefined : end);
}

function tableOf(rows: Line[]): Line[] {
  const [head, ...rest] = rows.map((line) => ({
    ...line,
    text: `| ${line.text.replaceAll('|', '\\|').split('\t').join(' | ')} |`,
  }));
  const rule = {...head!, text: `|${' --- |'.repeat(rows[0]!.text.split('\t').length)}`};
  return [{...head!, text: ''}, head!, rule, ...rest];
}

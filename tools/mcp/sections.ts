import {codeLines} from '../../src/plugins/codeLines';

const HEADING = /^(#{2,4}) /;
/** The head of a table of fields, in either language. */
const FIELD_TABLE = /^\| (Field|Campo) \|/m;

/**
 * A section of a twin, with those inside it.
 *
 * @param number which of the page's headings of level 2 to 4 it has, from 0
 * @param name for the message when there is none
 * @throws one sentence that lists the page's headings
 */
export function sectionOf(twin: string, number: number, name: string): string {
  const lines = twin.split('\n');
  const headings = headingsIn(lines);
  const start = headings[number];
  if (start === undefined) {
    const known = headings.map(({line}) => lines[line]!.replace(/^#+ /, '')).join('; ');
    throw new Error(`The page has no section #${name}; its headings are: ${known}.`);
  }
  const end = headings.slice(number + 1).find(({level}) => level <= start.level);
  return `${lines.slice(start.line, end?.line).join('\n').trim()}\n`;
}

/** The sections of a twin that hold a table of fields, each without those inside it. */
export function fieldSections(twin: string): string[] {
  const lines = twin.split('\n');
  const headings = headingsIn(lines);
  return headings
    .map(({line}, i) =>
      lines
        .slice(line, headings[i + 1]?.line)
        .join('\n')
        .trim(),
    )
    .filter((section) => FIELD_TABLE.test(section));
}

function headingsIn(lines: string[]): {line: number; level: number}[] {
  const isCode = codeLines(lines);
  return lines.flatMap((text, line) => {
    const [, marks] = (!isCode[line] && HEADING.exec(text)) || [];
    return marks === undefined ? [] : [{line, level: marks.length}];
  });
}

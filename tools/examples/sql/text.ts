/** A statement of a script, with the line on which it begins, from 1. */
interface Statement {
  text: string;
  line: number;
}

// Comments, strings, quoted names, bodies between dollars.
const NOT_CODE = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:''|[^'])*'|"(?:""|[^"])*"|`[^`]*`|\$(\w*)\$[\s\S]*?\$\1\$/g;

/** The script with comments and everything in quotes as blanks: what is left is code, at its old place. */
export function codeOnly(sql: string): string {
  return sql.replace(NOT_CODE, (text) => text.replace(/[^\n]/g, ' '));
}

/** Lines on which the tools of SQL Server and Oracle Database send what they have read. */
const BATCH_END = /^[ \t]*(GO|\/)[ \t]*$/gim;
/** A program unit ends with its batch: semicolons in it do not end it. */
const PROGRAM_UNIT =
  /^\s*(BEGIN(?!\s+TRAN)|DECLARE\s+\w+\s|CREATE\s+(OR\s+\w+\s+)?(PROCEDURE|PROC|FUNCTION|PACKAGE|TRIGGER)\b)/i;

/** Splits a script at lines `GO` and `/`, and at semicolons outside quotes, comments and program units. */
export function statementsOf(sql: string): Statement[] {
  const code = codeOnly(sql);
  const ends = [...code.matchAll(BATCH_END)].map(({0: end, index}) => ({start: index, end: index + end.length}));
  const starts = [0, ...ends.map(({end}) => end)];
  return starts.flatMap((start, i) => split(sql, code, start, ends[i]?.start ?? sql.length));
}

function split(sql: string, code: string, start: number, end: number): Statement[] {
  const statements: Statement[] = [];
  for (let from = start; from < end;) {
    const semicolon = PROGRAM_UNIT.test(code.slice(from, end)) ? -1 : code.slice(from, end).indexOf(';');
    const to = semicolon === -1 ? end : from + semicolon;
    const first = code.slice(from, to).search(/\S/);
    if (first !== -1) {
      statements.push({text: sql.slice(from + first, to), line: lineAt(sql, from + first)});
    }
    from = to + 1;
  }
  return statements;
}

/** Line of a position, from 1. */
export function lineAt(text: string, position: number): number {
  return text.slice(0, position).split('\n').length;
}

import {init, parse as parseOther} from '@guanmingchiu/sqlparser-ts';
import {hasSqlDetails, loadModule, parseSync as parsePostgresql} from 'libpg-query';

import {judgeEach} from '../judgeEach';
import type {Engine, Fence} from '../types';
import {type Dialect, dialectOf, DIALECTS} from './dialects';
import {stepStatements} from './statements';
import {codeOnly, lineAt, statementsOf} from './text';

/**
 * SQL parses: `sql` blocks and the `sql` of steps in integration files. PostgreSQL in its own parser (libpg_query), the
 * others in Apache DataFusion's sqlparser with the forms of `dialects.ts`. The dialect is the step's type, else the
 * word `dialect="..."` of the block, else that of the page's path, else PostgreSQL. Positions for values are those of
 * the driver, and as many as the step has `args`.
 */
export const sql: Engine = {
  name: 'sql',
  accepts: ({language, code}) => language === 'sql' || (['yaml', 'json'].includes(language) && /\bsql"?:/.test(code)),
  run: async (fences, root) => {
    await Promise.all([loadModule(), init()]);
    return judgeEach((fence) => (fence.language === 'sql' ? faultOfBlock(fence) : faultOfSteps(fence)))(fences, root);
  },
};

function faultOfBlock({meta, page, code}: Fence): string | undefined {
  const named = /dialect="([^"]*)"/.exec(meta)?.[1];
  const dialect = named === undefined ? pageDialect(page.path) : dialectOf(named);
  return dialect === undefined
    ? `There is no dialect “${named}”; write one of ${Object.keys(DIALECTS).join(', ')}.`
    : faultOfSql(code, dialect, (line) => line);
}

function pageDialect(path: string): Dialect {
  return dialectOf(path) ?? DIALECTS.postgresql!;
}

function faultOfSteps({code, page}: Fence): string | undefined {
  for (const {sql: text, line, type, argumentCount} of stepStatements(code)) {
    const dialect = (type === undefined ? undefined : dialectOf(type)) ?? pageDialect(page.path);
    const fault =
      faultOfExpression(text, line) ??
      faultOfSql(text.replace(/\{\{.*?\}\}/g, 'x'), dialect, () => line) ??
      faultOfPositions(text, dialect, argumentCount, line);
    if (fault !== undefined) {
      return fault;
    }
  }
  return undefined;
}

function faultOfExpression(text: string, line: number): string | undefined {
  return /\{\{[^}]*\.(payload|headers|params|item)\b/.test(text)
    ? `Line ${line}: the statement takes message data into its text; write a position and put the value in args.`
    : undefined;
}

function faultOfPositions(text: string, dialect: Dialect, args: number | undefined, line: number): string | undefined {
  const positions = [...codeOnly(text).matchAll(dialect.position)].map(([, number], i) => Number(number ?? i + 1));
  const count = Math.max(0, ...positions);
  const unused = Array.from({length: count}, (_, i) => i + 1).find((number) => !positions.includes(number));
  return unused !== undefined
    ? `Line ${line}: position ${unused} of the statement is missing; number the positions from 1 without gaps.`
    : args !== undefined && args !== count
      ? `Line ${line}: the statement has ${count} positions and the step ${args} args; make them equal.`
      : undefined;
}

type LineOf = (line: number) => number;

function faultOfSql(text: string, dialect: Dialect, lineOf: LineOf): string | undefined {
  const foreign = [...codeOnly(text).matchAll(dialect.foreign)][0];
  const fault =
    foreign === undefined
      ? dialect.grammar === undefined
        ? inPostgresql(text)
        : inOther(text, dialect)
      : {line: lineAt(text, foreign.index), reason: `“${foreign[0]}” is not how its driver writes a position`};
  return fault && `Line ${lineOf(fault.line)}: this is not SQL of ${dialect.title} (${fault.reason}); correct it.`;
}

interface Fault {
  line: number;
  reason: string;
}

function inPostgresql(text: string): Fault | undefined {
  try {
    parsePostgresql(text);
    return undefined;
  } catch (error) {
    const position = hasSqlDetails(error) ? (error.sqlDetails?.cursorPosition ?? 0) : 0;
    return {line: lineAt(text, position), reason: (error as Error).message};
  }
}

function inOther(text: string, dialect: Dialect): Fault | undefined {
  if (faultOfGrammar(text, dialect) === undefined) {
    return undefined;
  }
  for (const {text: statement, line} of statementsOf(text)) {
    const plain = statement
      .replace(/--[^\n]*/g, '')
      .replace(/\s+/g, ' ')
      .trim();
    const fault = dialect.forms.some((form) => form.test(plain)) ? undefined : faultOfGrammar(statement, dialect);
    if (fault !== undefined) {
      return {line: line + fault.line - 1, reason: fault.reason};
    }
  }
  return undefined;
}

function faultOfGrammar(text: string, {grammar, rewrites}: Dialect): Fault | undefined {
  try {
    parseOther(
      rewrites.reduce((rewritten, [clause, other]) => rewritten.replace(clause, other), text),
      grammar,
    );
    return undefined;
  } catch (error) {
    const message = (error as Error).message.replace(/^sql parser error: /, '');
    const [, reason = message, line] = /^(.*?)(?: at Line: (\d+), Column: \d+)?$/s.exec(message) ?? [];
    return {line: Number(line ?? text.trimEnd().split('\n').length), reason};
  }
}

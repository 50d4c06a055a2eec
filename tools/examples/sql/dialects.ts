/** What sets one database apart, for the check of its SQL. */
export interface Dialect {
  /** As sentences name it. */
  title: string;
  /** Name of its grammar in sqlparser; none where libpg_query parses. */
  grammar: 'mysql' | 'mssql' | 'oracle' | 'generic' | undefined;
  /** How its driver writes a position for a value; the number is the first group, none where all look alike. */
  position: RegExp;
  /** Positions of other drivers. */
  foreign: RegExp;
  /**
   * Statements of accounts, settings and program units that the grammar lacks, in the forms of the vendor's reference.
   * A statement is one of them or parses.
   */
  forms: RegExp[];
  /** Clauses that the grammar lacks, each with what to parse in its place; no line break is lost. */
  rewrites: [RegExp, string][];
}

const DOLLAR = /\$\d+/;
const COLON = /(?<![:\w]):[a-z0-9]\w*/i;
const AT_P = /@p\d+/i;
const MARK = /\?/;

const either = (...patterns: RegExp[]) => new RegExp(patterns.map(({source}) => source).join('|'), 'gi');

/** By type id without its family, which is also the word for the meta: `sql dialect="mysql"`. */
export const DIALECTS: Record<string, Dialect> = {
  postgresql: {
    title: 'PostgreSQL',
    grammar: undefined,
    position: /\$(\d+)/g,
    // The parser itself refuses a lone `?` and `:name`; elsewhere they are operators of PostgreSQL.
    foreign: either(AT_P),
    forms: [],
    rewrites: [],
  },
  mysql: {
    title: 'MySQL',
    grammar: 'mysql',
    position: /\?/g,
    foreign: either(DOLLAR, COLON, AT_P),
    forms: [
      /^(CREATE|ALTER) USER (IF (NOT )?EXISTS )?'[^']+'@'[^']+'( IDENTIFIED (WITH \w+ )?BY '[^']+')?( REQUIRE (NONE|SSL|X509))?$/i,
    ],
    rewrites: [],
  },
  sqlserver: {
    title: 'SQL Server',
    grammar: 'mssql',
    position: /@p(\d+)\b/gi,
    foreign: either(DOLLAR, COLON, MARK),
    forms: [
      /^CREATE LOGIN \S+ WITH PASSWORD = N?'[^']+'(, \w+ = \S+)*$/i,
      /^CREATE USER \S+ (FOR LOGIN \S+|WITHOUT LOGIN)( WITH DEFAULT_SCHEMA = \w+)?$/i,
      /^ALTER DATABASE \S+ SET \w+ (ON|OFF)( WITH ROLLBACK IMMEDIATE)?$/i,
      /^GRANT \w+(, \w+)* ON (OBJECT|SCHEMA)::\S+ TO \S+$/i,
      /^CREATE (OR ALTER )?PROC(EDURE)? \S+ .*\bAS BEGIN .*\bEND;?$/i,
    ],
    rewrites: [
      [/\bWITH\s*\(\s*(HOLDLOCK|UPDLOCK|ROWLOCK|READPAST|NOLOCK|SERIALIZABLE)(\s*,\s*[A-Z]+)*\s*\)/gi, ''],
      [/\bDELETE TOP \(\s*[@\w]+\s*\)/gi, 'DELETE'],
    ],
  },
  oracledb: {
    title: 'Oracle Database',
    grammar: 'oracle',
    position: /(?<![:\w]):(\d+)\b/g,
    foreign: either(DOLLAR, MARK, AT_P),
    forms: [
      /^(CREATE|ALTER) USER \S+ IDENTIFIED BY \S+( (DEFAULT|TEMPORARY) TABLESPACE \w+| QUOTA \S+ ON \w+)*$/i,
      /^GRANT [A-Z]+( [A-Z]+)*(, [A-Z]+( [A-Z]+)*)* TO \w+$/i,
      /^ALTER SESSION SET \w+ = ('[^']*'|\w+)$/i,
      /^(BEGIN|DECLARE) .*\bEND;$/i,
      /^CREATE (OR REPLACE )?(PROCEDURE|FUNCTION|PACKAGE( BODY)?) \S+.* (IS|AS) .*\bEND( \w+)?;$/i,
    ],
    rewrites: [[/(\bRETURNING\s+[\w, ]+?)\s+INTO\s+:\w+(\s*,\s*:\w+)*/gi, '$1']],
  },
  'sap-hana': {
    title: 'SAP HANA',
    grammar: 'generic',
    position: /\?/g,
    foreign: either(DOLLAR, AT_P),
    forms: [/^CREATE USER \w+ PASSWORD "[^"]+"( NO FORCE_FIRST_PASSWORD_CHANGE)?$/i],
    rewrites: [
      [/^UPSERT\b/gi, 'INSERT INTO'],
      [/\bWITH PRIMARY KEY\b/gi, ''],
      [/\bCREATE (COLUMN|ROW) TABLE\b/gi, 'CREATE TABLE'],
    ],
  },
};

/** Names of v1 and of pages for the same databases. */
const ALIASES: Record<string, string> = {postgres: 'postgresql', oracle: 'oracledb', hana: 'sap-hana'};

/** `tech.mysql`, `oracle` or the last part of a path; undefined when it is no database. */
export function dialectOf(name: string): Dialect | undefined {
  const last = name.replace(/\/$/, '').split(/[./]/).at(-1) ?? '';
  return DIALECTS[ALIASES[last] ?? last];
}

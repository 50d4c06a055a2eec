import {describe, expect, test} from 'vitest';

import {readPage} from '../../tools/content/readPages';
import {collectFences} from '../../tools/examples/collect';
import {dialectOf} from '../../tools/examples/sql/dialects';
import {sql} from '../../tools/examples/sql/sql';
import {codeOnly, statementsOf} from '../../tools/examples/sql/text';
import {block, faultsOf} from './faultsOf';

/** A step of an integration file in a YAML block. */
const step = (type: string, statement: string, ...args: string[]) =>
  block('yaml', [`type: ${type}`, 'config:', `  sql: ${statement}`, `  args: [${args.join(', ')}]`].join('\n'));

describe('codeOnly', () => {
  test('blanks quotes and comments at their place', () => {
    const blanked = codeOnly(`a 'x''?' -- ?\n/* ?\n*/ "?" $q$ ? $q$.`);
    expect(blanked).toBe(`a${' '.repeat(12)}\n${' '.repeat(4)}\n${' '.repeat(16)}.`);
  });
});

describe('statementsOf', () => {
  test('splits at semicolons and at the end of batches', () => {
    expect(statementsOf("SELECT ';';\n\nSELECT 2\nGO\nSELECT 3;\n")).toEqual([
      {text: "SELECT ';'", line: 1},
      {text: 'SELECT 2\n', line: 3},
      {text: 'SELECT 3', line: 5},
    ]);
  });

  test('keeps program units whole', () => {
    const unit = 'CREATE OR REPLACE PROCEDURE p AS\nBEGIN\n  a;\n  b;\nEND;\n';
    expect(statementsOf(`${unit}/\nBEGIN p; END;\n/\n`)).toEqual([
      {text: unit, line: 1},
      {text: 'BEGIN p; END;\n', line: 7},
    ]);
  });
});

test('dialects are found by type, by name and by path', () => {
  const titles = ['tech.mysql', 'oracle', '/v2/ipaas/components/tech/sqlserver', '/integra/x/postgres/', 'tech.kafka'];
  expect(titles.map((name) => dialectOf(name)?.title)).toEqual([
    'MySQL',
    'Oracle Database',
    'SQL Server',
    'PostgreSQL',
    undefined,
  ]);
});

describe('sql', () => {
  test.each([
    [
      'PostgreSQL',
      block('sql', 'CREATE ROLE app LOGIN;\nGRANT SELECT ON orders TO app;\nSELECT a::text, b ? $1 FROM t;'),
    ],
    ['MySQL', block('sql dialect="mysql"', 'INSERT INTO t (a) VALUES (?) ON DUPLICATE KEY UPDATE a = VALUES(a);')],
    [
      'a MySQL account',
      block(
        'sql dialect="mysql"',
        "CREATE USER 'app'@'%'\n  IDENTIFIED BY 'not-real' REQUIRE SSL;\nGRANT SELECT ON orders.* TO 'app'@'%';",
      ),
    ],
    [
      'SQL Server',
      block('sql dialect="sqlserver"', 'SELECT TOP (10) [id] FROM dbo.orders WITH (NOLOCK) WHERE id = @p1;'),
    ],
    [
      'a SQL Server account',
      block(
        'sql dialect="sqlserver"',
        "CREATE LOGIN app WITH PASSWORD = 'not-real';\nGO\nCREATE USER app FOR LOGIN app;\nGRANT EXECUTE ON OBJECT::dbo.close_month TO app;",
      ),
    ],
    [
      'a merge with a hint',
      block(
        'sql dialect="sqlserver"',
        'MERGE INTO dbo.t WITH (HOLDLOCK) AS t USING (SELECT @p1 AS id) AS s ON t.id = s.id\nWHEN NOT MATCHED THEN INSERT (id) VALUES (s.id);',
      ),
    ],
    [
      'Oracle Database',
      block(
        'sql dialect="oracledb"',
        'MERGE INTO t USING (SELECT :1 AS id FROM dual) s ON (t.id = s.id)\nWHEN MATCHED THEN UPDATE SET t.n = :2;\nINSERT INTO t (id) VALUES (:1) RETURNING id INTO :2;',
      ),
    ],
    [
      'an Oracle account and program unit',
      block(
        'sql dialect="oracledb"',
        'CREATE USER app IDENTIFIED BY "not-real" QUOTA 10M ON users;\nGRANT CREATE SESSION TO app;\nCREATE PROCEDURE p AS\nBEGIN\n  NULL;\nEND p;\n/\n',
      ),
    ],
    ['SAP HANA', block('sql dialect="sap-hana"', 'UPSERT orders VALUES (?, ?) WITH PRIMARY KEY;')],
    ['a step', step('tech.postgresql', 'UPDATE t SET a = $1 WHERE b = ANY($2)', '1', '2')],
    ['a step of v1', step('oracle', "'SELECT a FROM t WHERE b = :1'", '1')],
    ['a position in quotes', step('tech.mysql', `"SELECT '?' FROM t WHERE a = ?"`, '1')],
    ['a name from a variable', step('tech.mysql', '"SELECT a FROM {{ .vars.TABLE }}"')],
    [
      'args from an expression',
      block('yaml', 'type: tech.mysql\nconfig:\n  sql: SELECT ?, ?\n  args: "{{ .payload }}"'),
    ],
    ['JSON', block('json', '{"type": "tech.sqlserver", "config": {"sql": "SELECT @p1", "args": [1]}}')],
  ])('%s holds', async (_name, markdown) => {
    expect(await faultsOf(sql, markdown)).toEqual([undefined]);
  });

  test.each([
    [
      block('sql', 'SELECT 1;\nSELECT id FORM t WHERE a = 1;'),
      'Line 2: this is not SQL of PostgreSQL (syntax error at or near "t"); correct it.',
    ],
    [block('sql', '\\d orders'), 'Line 1: this is not SQL of PostgreSQL (syntax error at or near "\\"); correct it.'],
    [
      block('sql dialect="mysql"', 'SELECT 1;\nINSERT INTO t (a b)\n  VALUES (?);'),
      'Line 2: this is not SQL of MySQL (Expected: ), found: b); correct it.',
    ],
    [
      block('sql dialect="mysql"', "CREATE USER 'app'@'%' IDENTIFED BY 'x';\nSELECT 1;"),
      expect.stringMatching(/^Line 1: this is not SQL of MySQL \(Expected: .*\); correct it\.$/) as string,
    ],
    [
      block('sql dialect="sqlserver"', 'SELECT 1\nGO\n\nSELECT id FROM t WHERE'),
      'Line 4: this is not SQL of SQL Server (Expected: an expression, found: EOF); correct it.',
    ],
    [
      block('sql dialect="oracledb"', 'SELECT a FROM t WHERE b = $1'),
      'Line 1: this is not SQL of Oracle Database (“$1” is not how its driver writes a position); correct it.',
    ],
    [
      block('sql dialect="oracledb"', 'BEGIN\n  close_month(:1);'),
      'Line 2: this is not SQL of Oracle Database (Expected: end of statement, found: close_month); correct it.',
    ],
    [
      block('sql dialect="db2"', 'SELECT 1'),
      'There is no dialect “db2”; write one of postgresql, mysql, sqlserver, oracledb, sap-hana.',
    ],
    [
      step('tech.postgresql', 'INSERT INTO t VALUES (@p1)', '1'),
      'Line 3: this is not SQL of PostgreSQL (“@p1” is not how its driver writes a position); correct it.',
    ],
    [
      step('tech.mysql', 'SELECT a FROM t WHERE b = ? AND c = ?', '1'),
      'Line 3: the statement has 2 positions and the step 1 args; make them equal.',
    ],
    [
      step('tech.sqlserver', 'SELECT @p1, @p3', '1', '2', '3'),
      'Line 3: position 2 of the statement is missing; number the positions from 1 without gaps.',
    ],
    [
      step('postgres', `"SELECT a FROM t WHERE b = '{{ .payload.b }}'"`),
      'Line 3: the statement takes message data into its text; write a position and put the value in args.',
    ],
    [
      block('yaml', '- type: tech.kafka\n- type: tech.mysql\n  config:\n    sql: >-\n      SELEC a\n      FROM t'),
      'Line 4: this is not SQL of MySQL (Expected: an SQL statement, found: SELEC); correct it.',
    ],
  ])('%j has a fault', async (markdown, sentence) => {
    expect(await faultsOf(sql, markdown)).toEqual([sentence]);
  });

  test('the path of the page says the dialect', async () => {
    const source = `---\ntitle: MySQL\n---\n${block('sql', 'SELECT `a` FROM t')}`;
    const name = 'ipaas/components/tech/mysql.md';
    const page = readPage({file: `docs/v2/${name}`, source, docSet: 'v2', locale: 'en', name});
    expect(await sql.run(collectFences([page]), process.cwd())).toEqual(new Map());
  });
});

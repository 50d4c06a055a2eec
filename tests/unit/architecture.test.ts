import {readdirSync, readFileSync} from 'node:fs';

import {expect, test} from 'vitest';

import schema from '../../src/plugins/catalog/frontMatter.schema.json';
import {AREAS} from '../../src/manual/area';

const foldersIn = (folder: string): string[] =>
  readdirSync(folder, {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map(({name}) => name);

test('ARCHITECTURE.md names the folders that are there', () => {
  const text = readFileSync('ARCHITECTURE.md', 'utf8');
  const [, table = ''] = /## Folders\n([\s\S]*?)\n## /.exec(text) ?? [];
  const named = [...table.matchAll(/^\| `([^`]+)`/gm)].map(([, folder]) => folder).sort();
  const code = ['tools', 'deploy', 'model', 'pictures', 'tests'].filter((folder) => foldersIn('.').includes(folder));
  expect(named).toEqual([...foldersIn('src').map((name) => `src/${name}`), ...code].sort());
});

test('the files that ARCHITECTURE.md names are there', () => {
  const text = readFileSync('ARCHITECTURE.md', 'utf8');
  const files = [...text.matchAll(/`((?:src|tools|tests)\/[\w/.-]+\.(?:ts|json))`/g)].map(([, file]) => file!);
  expect(files.length).toBeGreaterThan(5);
  files.forEach((file) => expect(readFileSync(file, 'utf8')).not.toBe(''));
});

test('the schema of front matter lists the product areas', () => {
  expect(schema.properties.area.enum).toEqual(AREAS);
});

import {existsSync, readdirSync, readFileSync} from 'node:fs';

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

test('the files and folders that ARCHITECTURE.md names are there', () => {
  const text = readFileSync('ARCHITECTURE.md', 'utf8');
  const paths = [...text.matchAll(/`((?:src|tools|tests|model|deploy|pictures)\/[\w/.-]+)`/g)].map(([, path]) => path!);
  expect(paths.length).toBeGreaterThan(20);
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});

test('the schema of front matter lists the product areas', () => {
  expect(schema.properties.area.enum).toEqual(AREAS);
});

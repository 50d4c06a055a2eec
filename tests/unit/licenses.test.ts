import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

import {afterEach, describe, expect, test} from 'vitest';

import {isAllowed} from '../../src/plugins/licenses/allowed';
import {noticesText} from '../../src/plugins/licenses/notices';
import {packageFolders, readShipped, strangeScripts} from '../../src/plugins/licenses/shipped';

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, {recursive: true})));

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0)', true],
  ['MIT AND OFL-1.1', true],
  ['MIT AND GPL-3.0', false],
  ['GPL-3.0', false],
  ['', false],
])('%j may be shipped: %s', (license, expected) => {
  expect(isAllowed(license)).toBe(expected);
});

describe('packages of a build', () => {
  test('are found by the files of its modules, also of those that were joined', () => {
    const modules = [
      {
        identifier: '/p/node_modules/loader/index.js??ruleSet[1]!/p/node_modules/@scope/one/lib/a.js',
        modules: [{identifier: '/p/node_modules/one/node_modules/two/b.js'}],
      },
      {identifier: 'css|/p/node_modules/css-loader/cjs.js!/p/node_modules/infima/dist/default.css|0'},
      {identifier: 'webpack/runtime/publicPath', moduleType: 'runtime'},
      {identifier: '/p/node_modules/loader/index.js!/p/src/own.ts'},
      {identifier: 'external "x"'},
    ];
    expect(packageFolders('/p', modules)).toEqual([
      '/p/node_modules/@rspack/core',
      '/p/node_modules/@scope/one',
      '/p/node_modules/infima',
      '/p/node_modules/one/node_modules/two',
    ]);
  });

  test('say their license, and readers get its text after that of the manual', () => {
    const folder = mkdtempSync(join(tmpdir(), 'aqueduto-'));
    folders.push(folder);
    const repository = {url: 'https://code.example/one'};
    writeFileSync(
      join(folder, 'package.json'),
      JSON.stringify({name: 'one', version: '1.0.0', license: 'MIT', repository}),
    );
    writeFileSync(join(folder, 'LICENSE.md'), 'Permission is granted.\n');
    mkdirSync(join(folder, 'licenses'));
    const shipped = readShipped(folder);
    expect(shipped).toEqual({
      name: 'one',
      version: '1.0.0',
      license: 'MIT',
      homepage: 'https://code.example/one',
      texts: ['Permission is granted.'],
    });
    expect(noticesText('All rights reserved.\n', [shipped], 'Go (BSD)\n', 'en').split(/\n\n-+\n\n/)).toEqual([
      'License of this manual\n\nAll rights reserved.',
      'This site contains the following packages, under their own licenses.',
      'one 1.0.0 (MIT)\nhttps://code.example/one\n\nPermission is granted.',
      'Go (BSD)\n',
    ]);
    expect(noticesText('', [shipped], '', 'pt-BR')).toContain('Licença deste manual');
  });
});

test('a script that the bundler has not made is found', () => {
  const made = ['assets/js/main.0a1b.js', 'assets/engine.gzip'];
  const copies = ['assets/js/main.0a1b.js.br', 'v2/overview/index.html'];
  expect(strangeScripts([...made, ...copies, 'assets/js/boot.0a1b.js', 'downloads/sign.mjs'], made)).toEqual([]);
  expect(strangeScripts(['vendor/old.js', 'assets/js/boot.js'], made)).toEqual(['vendor/old.js', 'assets/js/boot.js']);
});

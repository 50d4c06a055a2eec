import {existsSync, readFileSync} from 'node:fs';

import getSwizzleConfig from '@docusaurus/theme-classic/lib/getSwizzleConfig';
import {globSync} from 'tinyglobby';
import {describe, expect, test} from 'vitest';

const text = readFileSync('UPGRADES.md', 'utf8');
const rows = [...text.matchAll(/^\| `([^`]+)` +\| (wraps|replaces) +\| (\w+) +\| (.+?) +\| `(.+?)` +\|$/gm)];
const componentOf = (file: string): string =>
  file.replace(/^src\/(?:plugins\/light-pages\/)?theme\/|(?:\/index)?\.tsx$/g, '');

describe('UPGRADES.md', () => {
  test('lists the overrides that are there', () => {
    const files = globSync(['src/theme/**/*.tsx', 'src/plugins/light-pages/theme/**/*.tsx']);
    expect(
      rows.map(([, name]) => name).sort(),
      'A row of UPGRADES.md for each file of src/theme, and no other.',
    ).toEqual(files.map(componentOf).sort());
  });

  test.each(rows.map(([, name, how, safety, , file]) => [name!, how!, safety!, file!] as const))(
    '%s says how it overrides and how safe that is',
    (name, how, safety, file) => {
      const {components} = getSwizzleConfig();
      const source = readFileSync(
        [
          `src/theme/${name}/index.tsx`,
          `src/theme/${name}.tsx`,
          `src/plugins/light-pages/theme/${name}/index.tsx`,
        ].find((path) => existsSync(path))!,
        'utf8',
      );
      // A table of components is taken over whole: it names the original to add to it.
      const isWrap = source.includes(`@theme-original/${name}'`) && components[name]?.actions.wrap !== 'forbidden';
      expect(how, `${name}: what UPGRADES.md says of how it overrides`).toBe(isWrap ? 'wraps' : 'replaces');
      expect(safety, `${name}: what the framework says of how safe that is`).toBe(
        components[name]?.actions[isWrap ? 'wrap' : 'eject'] ?? 'unlisted',
      );
      const opens = /^\/\/ .*\(.*\d\.\d+\)|^\/\/ [\s\S]*?\((?:Docusaurus 3\.\d+|@easyops)/.test(source);
      expect(opens, `${name} opens with a comment: why, and the version, “(Docusaurus 3.10)”`).toBe(true);
      expect(existsSync(file), `${file}, the test of ${name}, is there`).toBe(true);
    },
  );

  test('names files that exist', () => {
    const files = [...text.matchAll(/`((?:src|tools|tests|deploy)\/[^`]+)`/g)].map(([, file]) => file!);
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });
});

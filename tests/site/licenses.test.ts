import {execFileSync} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import {basename, join} from 'node:path';

import {expect, test} from 'vitest';

import {FONTS, NOTICES} from '../../src/plugins/licenses';
import {BUILD} from '../../tools/build/buildSite';

/** Packages by name, each with its version, as the notices of a language have them. */
function shippedIn(folder: string): Map<string, string> {
  const text = readFileSync(join(BUILD, folder, NOTICES), 'utf8');
  return new Map(
    [...text.matchAll(/^-{80}\n\n(\S+) (\d\S*) \(\S.*\)$/gm)].map(([, name = '', version = '']) => [name, version]),
  );
}

test('readers get the license of each package that is in the build, in both languages the same', () => {
  const shipped = shippedIn('');
  // Code, styles, the font, the worker, and what the bundler itself adds
  const some = [
    'preact',
    '@docusaurus/core',
    'infima',
    '@fontsource-variable/figtree',
    '@orama/stemmers',
    '@rspack/core',
  ];
  expect([...shipped.keys()]).toEqual(expect.arrayContaining(some));
  expect(shippedIn('pt-BR')).toEqual(shipped);
  expect(readFileSync(join(BUILD, NOTICES), 'utf8')).toContain(readFileSync('LICENSE', 'utf8').trim());
});

test('each font comes from a package that they name', () => {
  // Fonts of `build/assets/fonts/NAME-HASH.woff2`; the bundler's statistics have no files that style sheets name.
  const hashed = /-\w{32}(?=\.\w+$)/;
  const own = FONTS.flatMap((folder) => readdirSync(join(folder, 'files')));
  const shipped = readdirSync(join(BUILD, 'assets/fonts')).map((name) => basename(name).replace(hashed, ''));
  expect(shipped.filter((name) => !own.includes(name))).toEqual([]);
  expect(shipped.length).toBeGreaterThan(0);
});

test('each page of both languages leads to them', () => {
  expect(readFileSync(join(BUILD, 'v2/overview/index.html'), 'utf8')).toMatch(/<a href="?\/licenses\.txt/);
  expect(readFileSync(join(BUILD, 'pt-BR/v2/overview/index.html'), 'utf8')).toMatch(/<a href="?\/pt-BR\/licenses\.txt/);
});

test('the bill of materials has each of them', () => {
  const sbom = JSON.parse(execFileSync('npm', ['run', '--silent', 'sbom'], {encoding: 'utf8', maxBuffer: 1e8})) as {
    bomFormat: string;
    components: {purl: string}[];
  };
  expect(sbom.bomFormat).toBe('CycloneDX');
  const listed = new Set(sbom.components.map(({purl}) => decodeURIComponent(purl)));
  const missing = [...shippedIn('')]
    .map(([name, version]) => `pkg:npm/${name}@${version}`)
    .filter((one) => !listed.has(one));
  expect(missing).toEqual([]);
  expect(listed).toContain('pkg:golang/github.com/masterminds/sprig@v3.2.3'); // of the program that the playground runs
});

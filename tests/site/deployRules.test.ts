import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

import {globSync} from 'tinyglobby';
import {describe, expect, test} from 'vitest';

import {securityHeaders, TYPES} from '../../deploy/rules';
import {BUILD} from '../../tools/build/buildSite';
import {buildScriptHashes, readScriptHashes} from '../../tools/deploy/scriptHashes';

describe('what servers are told fits the build', () => {
  test('the inline scripts of its pages are those that the content security policy allows', () => {
    expect(readScriptHashes('.'), 'run `npm run rules` and commit what it writes').toEqual(buildScriptHashes(BUILD));
  });

  test('no page has a script in an attribute, which no hash allows', () => {
    const pages = globSync('**/*.html', {cwd: BUILD});
    expect(pages.length).toBeGreaterThan(800);
    const found = pages.filter((page) =>
      /<[a-z]+[^>]*\s(?:on[a-z]+=|href=["']?javascript:)/i.test(readFileSync(join(BUILD, page), 'utf8')),
    );
    expect(found).toEqual([]);
  });

  test('no page has a style that the content security policy does not allow', () => {
    const allowed = securityHeaders([])['Content-Security-Policy']!;
    const isAllowed = (style: string) =>
      allowed.includes(`'sha256-${createHash('sha256').update(style).digest('base64')}'`);
    const found = globSync('**/*.html', {cwd: BUILD}).flatMap((page) => {
      const html = readFileSync(join(BUILD, page), 'utf8');
      const attributes = [...html.matchAll(/<[a-z][^<>]*?\sstyle=(?:"([^"]*)"|([^\s>]+))/gi)];
      const refused = attributes.map(([, quoted, bare]) => quoted ?? bare!).filter((style) => !isAllowed(style));
      return [...refused, ...(html.match(/<style\b/g) ?? [])].map((style) => `${page}: ${style}`);
    });
    expect(found).toEqual([]);
  });

  test('every kind of file has its media type', () => {
    const extensions = globSync(['**/*.*', '!**/*.{br,gz}'], {cwd: BUILD}).map((file) => file.split('.').at(-1)!);
    const known = Object.keys(TYPES);
    expect([...new Set(extensions)].filter((extension) => !known.includes(extension)).sort()).toEqual([]);
  });

  test.each(['_headers', '_redirects'])('%s is at the root of the build', (file) => {
    expect(readFileSync(join(BUILD, file), 'utf8')).toBe(readFileSync(join('static', file), 'utf8'));
  });
});

describe('Markdown twins', () => {
  const twins = globSync('**/*.md', {cwd: BUILD});
  const pageOf = (twin: string): string => join(BUILD, twin.replace(/(^|\/)index\.md$|\.md$/, '$1'), 'index.html');

  test('stand beside every page', () => {
    expect(twins.length).toBeGreaterThan(700);
    const alone = twins.filter((twin) => !existsSync(pageOf(twin)));
    expect(alone).toEqual([]);
  });

  test('are named by their page, and lead to pages that exist', () => {
    const site = 'https://docs.aqueduto.example/';
    const broken = twins.flatMap((twin) => {
      const text = readFileSync(join(BUILD, twin), 'utf8');
      const page = readFileSync(pageOf(twin), 'utf8');
      expect(page).toMatch(new RegExp(`<link[^>]*type="?text/markdown"?[^>]*href="?/${twin}"?`));
      return [...text.matchAll(/\]\((https:\/\/docs\.aqueduto\.example\/[^)\s#]*)/g)]
        .map(([, url = '']) => url.slice(site.length))
        .filter((path) => !existsSync(join(BUILD, path, 'index.html')) && !existsSync(join(BUILD, path)));
    });
    expect(broken).toEqual([]);
  });
});

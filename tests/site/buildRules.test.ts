import {spawnSync} from 'node:child_process';
import {cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

import {load} from 'cheerio';
import {globSync} from 'tinyglobby';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';

/** A copy of the project, in which a test plants a fault and builds the English site. */
let copy: string;
const FILES = [
  'docs',
  'release-notes',
  'i18n',
  'model',
  'src',
  'tools',
  'static',
  'docusaurus.config.ts',
  'redirects.json',
  'sidebars.ts',
  'sidebarsV2.ts',
  'sidebarsReleaseNotes.ts',
  'package.json',
  'tsconfig.json',
];
const PAGE = 'docs/v1/workspace/index.md';
const WHOLE = /\/(workspace|ambientes)\/index\.md$/;

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'aqueduto-'));
  for (const file of FILES) {
    cpSync(file, join(copy, file), {recursive: true});
  }
  globSync(['docs/**/*.md', 'release-notes/*.md', 'i18n/**/*.md'], {cwd: copy})
    .filter((file) => !WHOLE.test(file))
    .forEach((file) => writeFileSync(join(copy, file), withoutText(readFileSync(join(copy, file), 'utf8'))));
  symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'));
});
afterAll(() => rmSync(copy, {recursive: true, force: true}));

/** A page with its front matter and headings only: here the build is tested, and it is the text that takes its time. */
function withoutText(source: string): string {
  const [, frontMatter = '', body = ''] = /^(---\n[\s\S]*?\n---\n)([\s\S]*)$/.exec(source) ?? [];
  const headings = body.replace(/^```[\s\S]*?^```/gm, '').match(/^#+ .*$/gm) ?? [];
  return `${frontMatter.replace(/^source_hash: .*\n/m, '')}\n${headings.join('\n\n')}\n`;
}

/** Plants the fault, builds, takes it back. */
function buildWith(
  file: string,
  change: (source: string) => string,
  locale = 'en',
): {status: number | null; output: string} {
  const path = join(copy, file);
  const before = readFileSync(path, 'utf8');
  writeFileSync(path, change(before));
  const {status, stdout, stderr} = spawnSync(
    'npx',
    ['--no-install', 'docusaurus', 'build', '--locale', locale, '--out-dir', join(copy, 'out')],
    {
      cwd: copy,
      encoding: 'utf8',
      env: {...process.env, NO_COLOR: '1', FORCE_COLOR: '0'},
    },
  );
  writeFileSync(path, before);
  return {status, output: stdout + stderr};
}

describe('a build with a fault', () => {
  test('a broken internal link fails it', () => {
    const {status, output} = buildWith(PAGE, (source) => `${source}\n[nowhere](/no-such-page)\n`);
    expect(status).not.toBe(0);
    expect(output).toContain('/no-such-page');
  });

  test('a broken anchor and a duplicate route only warn', () => {
    const twin = join(copy, 'docs/v1/workspace/twin.md');
    writeFileSync(twin, '---\ntitle: Twin\nslug: /workspace/adicionar-workspace\nv2: /v2/overview\n---\n\nText.\n');
    const {status, output} = buildWith(PAGE, (source) => `${source}\n[anchor](/v2/overview#no-such-heading)\n`);
    rmSync(twin);
    expect(status).toBe(0);
    expect(output).toContain('#no-such-heading');
    expect(output).toMatch(/duplicate routes/i);
  });

  test('a broken Markdown link warns; what fails is the address that it leaves behind', () => {
    const {output} = buildWith(PAGE, (source) => `${source}\n[md](./no-such-file.md)\n`);
    expect(output).toMatch(/WARNING[\s\S]*no-such-file\.md/);
  });

  test('a v1 page whose counterpart does not exist fails it, naming the file', () => {
    const {status, output} = buildWith(PAGE, (source) =>
      source.replace('v2: /v2/admin/workspaces', 'v2: /v2/admin/nowhere'),
    );
    expect(status).not.toBe(0);
    expect(output).toContain(`${PAGE}: front matter \`v2: /v2/admin/nowhere\` is no page of v2`);
  });

  test('a sidebar that names no document fails it', () => {
    const {status, output} = buildWith('sidebars.ts', (source) =>
      source.replace("'workspace/index'", "'workspace/nowhere'"),
    );
    expect(status).not.toBe(0);
    expect(output).toContain('workspace/nowhere');
  });

  test('a navbar item of an unknown type fails it', () => {
    const {status, output} = buildWith('docusaurus.config.ts', (source) =>
      source.replace("type: 'custom-generationDropdown'", "type: 'custom-nothing'"),
    );
    expect(status).not.toBe(0);
    expect(output).toContain('No NavbarItem component found for type "custom-nothing"');
  });

  test('a brace or an angle bracket in prose does not', () => {
    const {status} = buildWith(
      PAGE,
      (source) => `${source}\nUse {braces} and a < b, {{ .payload.id }} and <placeholder> freely.\n`,
    );
    expect(status).toBe(0);
  });

  test('a translation whose source has changed shows a notice with the link to the English page', () => {
    const {status} = buildWith(PAGE, (source) => `${source}\nOne more sentence.\n`, 'pt-BR');
    expect(status).toBe(0);
    const [changed, other] = ['workspace', 'ambientes'].map((folder) =>
      load(readFileSync(join(copy, 'out/pt-BR', folder, 'index.html'), 'utf8'))('[data-outdated-note]'),
    );
    expect(changed!.find('a').attr('href')).toBe('/workspace/');
    expect(changed!.text()).toContain('mudou depois que esta tradução foi feita');
    expect(other).toHaveLength(0);
  });
});

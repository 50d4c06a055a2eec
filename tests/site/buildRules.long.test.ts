import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';

import {load} from 'cheerio';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';

import {copySite, type SiteCopy} from './siteCopy';

/** A copy of the project, in which a test plants a fault. */
let copy: string;
let site: SiteCopy;
const PAGE = 'docs/v1/workspace/index.md';

beforeAll(() => {
  site = copySite(/\/(workspace|ambientes)\/index\.md$/);
  copy = site.folder;
});
afterAll(() => site.remove());

/** Plants the fault, builds, takes it back. */
function buildWith(
  file: string,
  change: (source: string) => string,
  locale = 'en',
): {status: number | null; output: string} {
  const path = join(copy, file);
  const before = readFileSync(path, 'utf8');
  writeFileSync(path, change(before));
  const result = site.build(locale);
  writeFileSync(path, before);
  return result;
}

describe('a build with a fault', () => {
  test('a broken internal link fails it, and so does a broken Markdown link, which has its warning too', () => {
    const {status, output} = buildWith(
      PAGE,
      (source) => `${source}\n[nowhere](/no-such-page)\n\n[md](./no-such-file.md)\n`,
    );
    expect(status).not.toBe(0);
    expect(output).toMatch(/WARNING[\s\S]*no-such-file\.md/);
    const broken = output.slice(output.indexOf('broken links'));
    expect(broken).toContain('/no-such-page');
    expect(broken).toContain('no-such-file.md');
  });

  test('a broken anchor and a duplicate route only warn; a brace or an angle bracket in prose is text', () => {
    const twin = join(copy, 'src/pages/v2/overview.md');
    mkdirSync(dirname(twin));
    writeFileSync(twin, '---\ntitle: Twin\n---\n\nText.\n');
    const {status, output} = buildWith(
      PAGE,
      (source) => `${source}
[anchor](/v2/overview#no-such-heading)

Use {braces} and a < b, {{ .payload.id }}, <placeholder> and :warning: freely.
`,
    );
    rmSync(dirname(twin), {recursive: true});
    expect(status).toBe(0);
    expect(output).toContain('#no-such-heading');
    expect(output).toMatch(/duplicate routes/i);
    const text = load(readFileSync(join(copy, 'out/workspace/index.html'), 'utf8'))('.markdown').text();
    expect(text).toContain('Use {braces} and a < b, {{ .payload.id }},');
    expect(text).toContain('and :warning: freely.');
  });

  test('a v1 page whose counterpart does not exist fails it, naming the file', () => {
    const {status, output} = buildWith(PAGE, (source) =>
      source.replace('v2: /v2/admin/workspaces', 'v2: /v2/admin/nowhere'),
    );
    expect(status).not.toBe(0);
    expect(output).toContain(`${PAGE}:7: front matter \`v2: /v2/admin/nowhere\` is no page of v2`);
  });

  test('front matter that does not keep to the schema fails it, naming the file', () => {
    const {status, output} = buildWith(PAGE, (source) => source.replace('\nkind: ', '\nsort: '));
    expect(status).not.toBe(0);
    expect(output).toContain(`${PAGE}:1: front matter: \`kind\` is missing; add it.`);
    expect(output).toContain('`sort` is no front matter key of this manual');
  });

  test('a sidebar that names no document fails it', () => {
    const {status, output} = buildWith('sidebars.ts', (source) =>
      source.replace("'workspace/index'", "'workspace/nowhere'"),
    );
    expect(status).not.toBe(0);
    expect(output).toContain('workspace/nowhere');
  });

  test('items of the navbar that name nothing, and hooks outside their provider, fail it in words; a draft does not', () => {
    const pages = join(copy, 'src/pages/faults');
    mkdirSync(pages);
    for (const [name, item] of Object.entries({
      type: "type: 'custom-nothing'",
      sidebar: "type: 'docSidebar', docsPluginId: 'v1', sidebarId: 'nothing'",
      doc: "type: 'doc', docsPluginId: 'v1', docId: 'workspace/nothing'",
    })) {
      writeFileSync(
        join(pages, `${name}.tsx`),
        `import Layout from '@theme/Layout';
import NavbarItem from '@theme/NavbarItem';
export default () => <Layout><NavbarItem {...({${item}, label: 'Item'} as any)} /></Layout>;`,
      );
    }
    // Front matter here has no drafts; the framework names them in its data.
    writeFileSync(
      join(pages, 'draft.tsx'),
      `import {Context} from '@docusaurus/core/lib/client/docusaurusContext';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import NavbarItem from '@theme/NavbarItem';
export default function Draft() {
  const site = useDocusaurusContext();
  const globalData = structuredClone(site.globalData) as any;
  globalData['docusaurus-plugin-content-docs'].v1.versions[0].draftIds.push('workspace/draft');
  const item = {type: 'doc', docsPluginId: 'v1', docId: 'workspace/draft', label: 'Item'} as any;
  return <Context.Provider value={{...site, globalData}}><Layout><NavbarItem {...item} /></Layout></Context.Provider>;
}`,
    );
    writeFileSync(
      join(pages, 'hook.tsx'),
      `import {useColorMode} from '@docusaurus/theme-common';
export default function Hook() {
  try {
    return <p>{useColorMode().colorMode}</p>;
  } catch (error) {
    throw new Error((error as Error).message); // the build's report has the stack of the framework's error only
  }
}`,
    );
    const {status, output} = buildWith(PAGE, (source) => source);
    rmSync(pages, {recursive: true});
    expect(status).not.toBe(0);
    expect(output).toContain('No NavbarItem component found for type "custom-nothing"');
    expect(output).toContain(`Can't find any sidebar with id "nothing"`);
    expect(output).toContain(`Couldn't find any doc with id "workspace/nothing"`);
    expect(output).toContain('Hook useColorMode is called outside the <ColorModeProvider>');
    expect(output).not.toContain('/faults/draft');
  });

  test('a translation whose source has changed says so with a link to the English page, a page without one that it is English', () => {
    const untranslated = join(copy, dirname(PAGE), 'english-first.md');
    writeFileSync(untranslated, readFileSync(join(copy, PAGE), 'utf8').replace(/^title: .*$/m, 'title: English first'));
    const {status} = buildWith(PAGE, (source) => `${source}\nOne more sentence.\n`, 'pt-BR');
    rmSync(untranslated);
    expect(status).toBe(0);
    const [changed, english, other] = ['workspace', 'workspace/english-first', 'ambientes'].map((page) =>
      load(readFileSync(join(copy, `out/pt-BR/${page}/index.html`), 'utf8')),
    );
    const note = '[data-translation-note]';
    expect(changed!(note).find('a').attr('href')).toBe('/workspace/');
    expect(changed!(note).text()).toContain('mudou depois que esta tradução foi feita');
    expect(english!(note).text()).toContain('ainda não foi traduzida');
    const languageOf = (selector: string) => english!(selector).closest('[lang]').attr('lang');
    expect(['h1', note, '.markdown table'].map(languageOf)).toEqual(['en', 'pt-BR', 'en']);
    expect(other!(note)).toHaveLength(0);
    expect(other!('main [lang=en]')).toHaveLength(0);
  });
});

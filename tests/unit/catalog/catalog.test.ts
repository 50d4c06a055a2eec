import {expect, test} from 'vitest';

import {makeCatalog, textsIn, type PageSource} from '../../../src/plugins/catalog/catalog';
import {sourceHash} from '../../../src/plugins/catalog/sectionHashes';

const BODY = '\n## Steps {#steps}\n\nOpen it.\n';
const sourceOf = (path: string, more: Partial<PageSource> & {frontMatter?: object} = {}): PageSource => {
  const frontMatter = {title: 'A title', description: 'About it.', keywords: [], kind: 'task', ...more.frontMatter};
  const source = `---\ntitle: A title\n---\n${BODY}`;
  const docSet = path.startsWith('/v2') ? 'v2' : 'v1';
  return {file: `docs${path}.md`, locale: 'en', docSet, path, source, ...more, frontMatter};
};

test('a page has what its front matter, its sidebar section and the model say', () => {
  const sources = [sourceOf('/v2/kafka'), sourceOf('/integra/kafka', {frontMatter: {v2: '/v2/kafka'}})];
  const section = {docSet: 'v2' as const, folder: '.', label: 'iPaaS', area: 'ipaas' as const};
  const {pages} = makeCatalog(sources, [section], {since: new Map([['/v2/kafka', '2024-11-04']])});
  expect(pages.get('/v2/kafka')).toMatchObject({
    kind: 'task',
    generation: 'v2',
    area: 'ipaas',
    counterpart: '/integra/kafka',
    since: '2024-11-04',
  });
  expect(pages.get('/integra/kafka')).toMatchObject({generation: 'v1', area: 'ipaas', counterpart: '/v2/kafka'});
});

test('a page with components has a hash of its source', () => {
  const source = sourceOf('/v2/home', {file: 'docs/v2/home.mdx'});
  const page = makeCatalog([source], []).pages.get('/v2/home')!;
  expect(textsIn(page, 'en').hash).toBe(sourceHash(source.source));
});

test('a translation says which sections have changed since, whatever the order of the files', () => {
  const english = sourceOf('/v2/a');
  const translation = (hash: string): PageSource =>
    sourceOf('/v2/a', {locale: 'pt-BR', file: 'i18n/a.md', frontMatter: {source_hash: hash}});
  const outdated = (hash: string) =>
    textsIn(makeCatalog([translation(hash), english], []).pages.get('/v2/a')!, 'pt-BR').outdated;
  const hash = sourceHash(english.source);
  expect(outdated(hash)).toEqual([]);
  expect(outdated(hash.replace(/[^.]+$/, 'abcdef'))).toEqual(['steps']);
});

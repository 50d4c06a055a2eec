import {expect, test} from 'vitest';

import {browserArticle, isArticle, serverArticle} from '../../../src/plugins/light-pages/articleModule.mjs';

/** What the framework's MDX loader writes for a page of a docs instance, shortened. */
const COMPILED = `export {default as metadata} from '@site/.docusaurus/docs/v2/page.json';
export const frontMatter = {title: 'Page'};
export const toc = [{value: 'Steps', id: 'steps', level: 2}];
import {jsx as _jsx} from 'react/jsx-runtime';
import {useMDXComponents as _provideComponents} from '@mdx-js/react';
function _createMdxContent(props) {
  return _jsx('img', {alt: 'Plan', src: require("!url-loader?limit=0!./plan.svg").default + ''});
}
export default function MDXContent(props = {}) {
  return _jsx(_createMdxContent, {...props});
}
`;

test('a page has metadata, a body and a component; a module without one of them is none', () => {
  expect(isArticle(COMPILED)).toBe(true);
  expect(isArticle(COMPILED.replace(/^export \{default as metadata.+$/m, ''))).toBe(false);
  expect(isArticle(COMPILED.replace('function _createMdxContent(props) {', 'const body = {'))).toBe(false);
});

test('the server wraps the page in an element that names its address', () => {
  const source = serverArticle(COMPILED);
  expect(source).toContain("import _metadata from '@site/.docusaurus/docs/v2/page.json'");
  expect(source).toContain('function MDXContent(props = {})');
  expect(source.match(/export default/g)).toHaveLength(1);
  expect(source).toContain("'data-article': _metadata.permalink");
});

test('the browser gets what is said of the page, its files, and no body', () => {
  const source = browserArticle(COMPILED);
  expect(source).toContain("export const toc = [{value: 'Steps'");
  expect(source).toContain("export const frontMatter = {title: 'Page'}");
  expect(source).toContain('require("!url-loader?limit=0!./plan.svg");');
  expect(source).not.toContain('jsx');
  expect(source).not.toContain('useMDXComponents');
  expect(source).toContain('export default await _pageBody(_metadata.permalink)');
});

test('another form of metadata is refused in words', () => {
  expect(() => browserArticle(COMPILED.replace('export {default as metadata}', 'export {metadata}'))).toThrow(
    /README\.md/,
  );
});

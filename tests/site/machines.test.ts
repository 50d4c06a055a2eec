import {existsSync} from 'node:fs';

import {DOMParser} from '@xmldom/xmldom';
import type {Nodes} from 'mdast';
import {describe, expect, test} from 'vitest';
import {parse} from 'yaml';

import {htmlFileOf, isSamePage, twinOf} from '../../src/manual/path';
import {markdownTree} from '../../tools/content/parser/markdownTree';
import {exists, PREFIXES, read, subject} from './built';

const ORIGIN = 'https://docs.aqueduto.example';

/** What a built page shows but its text does not have: what it offers to do, and marks of headings. */
const FURNITURE =
  /<(button|script|style|svg|label|select|template|nav)\b[\s\S]*?<\/\1>|<a [^>]*hash-link[\s\S]*?<\/a>/g;
const CODE = /<(pre|code)\b[\s\S]*?<\/\1>/g;
const TAG = /<(?:[^>"]|"[^"]*")*>/g;
const ENTITIES: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
  '&nbsp;': ' ',
};

const wordsOf = (text: string): string[] => text.replace(/\u200B/g, '').match(/[\p{L}\p{N}]+/gu) ?? [];

/** The words that a reader of a page sees in its article. */
function wordsShown(html: string): string[] {
  const start = html.indexOf('theme-doc-markdown markdown');
  const below = start + html.slice(start).search(/<footer|<\/article>/); // what follows the text lies in no element of its own
  const text = html
    .slice(html.indexOf('>', start) + 1, html.lastIndexOf('</div>', below))
    .replace(FURNITURE, '')
    .replace(CODE, (code) => code.replace(/<br[^>]*>/g, '\n').replace(TAG, ''))
    .replace(TAG, ' ');
  return wordsOf(text.replace(/&[#\w]+;/g, (entity) => ENTITIES[entity] ?? ' '));
}

function nodesIn(node: Nodes): Nodes[] {
  return [node, ...('children' in node ? node.children.flatMap(nodesIn) : [])];
}

const saidBy = (node: Nodes): string =>
  `${'value' in node ? node.value : ''} ${node.type === 'code' ? node.meta : node.type === 'image' ? node.alt : ''}`;

/** How many of the words are not among the others, each as often as it is there. */
function missing(words: string[], others: string[]): number {
  const left = new Map<string, number>();
  others.forEach((word) => left.set(word, (left.get(word) ?? 0) + 1));
  return words.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count <= 0;
  }).length;
}

describe.each(PREFIXES)('for programs, in “%s”', (prefix) => {
  const locale = prefix === '' ? 'en' : 'pt-BR';
  const site = `${ORIGIN}${prefix}/`;
  const sitemap = read(`${prefix}/sitemap.xml`.slice(1));
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url);
  const pathOf = (url: string): string => url.slice(site.length - 1);
  const twins = new Map(listed.map((url) => [url, read((prefix + twinOf(pathOf(url))).slice(1))]));

  test('every twin is Markdown without HTML and components, says what it is and has the words of its page', () => {
    const faults = [...twins].flatMap(([url, twin]) => {
      const [, front = '', ...rest] = twin.split(/^---\n/m);
      const text = rest.join('---\n');
      const nodes = nodesIn(markdownTree(text));
      const marks = nodes.filter(
        (node) =>
          node.type === 'html' ||
          node.type === 'containerDirective' ||
          /\{#/.test(node.type === 'text' ? node.value : ''),
      );
      const facts = parse(front) as Record<string, string>;
      const html = read(htmlFileOf(prefix + pathOf(url)));
      const shown = html.includes('theme-doc-markdown') ? wordsShown(html) : [];
      const lost = missing(shown, wordsOf(nodes.map(saidBy).join(' ')));
      return [
        ...(marks.length > 0 ? [`${url} has ${JSON.stringify(marks[0])}`] : []),
        ...(lost > shown.length * 0.005 ? [`${url} lacks ${lost} of ${shown.length} words`] : []),
        ...(isSamePage(facts.url!, url) && facts.language === locale && facts.title && facts.description && facts.kind
          ? []
          : [`${url}: ${front}`]),
      ];
    });
    expect(faults).toEqual([]);
    expect([...twins.values()].some((twin) => /^date: "\d{4}-\d{2}-\d{2}"$/m.test(twin))).toBe(existsSync('.git'));
  });

  test('llms.txt lists every page that is listed, once, and llms-full.txt has their text', () => {
    const index = read(`${prefix}/llms.txt`.slice(1));
    expect(index).toMatch(/^# .+\n\n> .+\n\n[^#]+\n\n## /);
    const links = [...index.matchAll(/^- \[.+?\]\((\S+?)\)(?:: (.+))?$/gm)].map(([, url = '']) => url);
    const pages = links.filter((url) => url.endsWith('.md'));
    expect(pages.sort()).toEqual(listed.map((url) => ORIGIN + prefix + twinOf(pathOf(url))).sort());
    expect(links.filter((url) => !url.startsWith(ORIGIN) || !exists(url.slice(ORIGIN.length + 1)))).toEqual([]);
    const full = read(`${prefix}/llms-full.txt`.slice(1));
    expect([...twins].filter(([, twin]) => !full.includes(twin)).map(([url]) => url)).toEqual([]);
    expect(read(`${prefix}/v2/ipaas/llms-full.txt`.slice(1)).match(/^url: /gm)?.length).toBe(
      pages.filter((url) => /\/v2\/ipaas\/|category\/(?:engine|components|triggers|\w+-components)\.md/.test(url))
        .length,
    );
  });

  test('every alternate of the sitemap answers', () => {
    const alternates = [...sitemap.matchAll(/hreflang="(.+?)" href="(.+?)"/g)];
    expect(alternates).toHaveLength(3 * listed.length);
    const paths = new Set(alternates.map(([, , url = '']) => url.slice(ORIGIN.length)));
    expect([...paths].filter((path) => !exists(htmlFileOf(path)))).toEqual([]);
  });

  test('browsers find how the site is searched', () => {
    const errors: unknown[] = [];
    const parser = new DOMParser({onError: (level, message) => errors.push([level, message])});
    const description = parser.parseFromString(read(`${prefix}/opensearch.xml`.slice(1)), 'text/xml');
    const [url] = [...description.getElementsByTagName('Url')].map((element) => element.getAttribute('template'));
    expect(errors).toEqual([]);
    expect(url).toBe(`${site}search?q={searchTerms}`);
    expect(description.getElementsByTagName('ShortName')[0]!.textContent!.length).toBeLessThanOrEqual(16);
    expect(read(htmlFileOf(`${prefix}/v2/overview`))).toMatch(new RegExp(`href="?${prefix}/opensearch.xml`));
  });

  test('pages say what they are, in the terms of schema.org', () => {
    const nodesOf = (path: string): Record<string, unknown>[] => {
      const [, json = ''] =
        /<script type="application\/ld\+json">(\{"@context".*?"@graph".*?)<\/script>/.exec(
          read(htmlFileOf(prefix + path)),
        ) ?? [];
      return (JSON.parse(json || '{"@graph": []}') as {'@graph': Record<string, unknown>[]})['@graph'];
    };
    const wrong = subject.pages
      .filter((page) => page.locale === locale)
      .filter(({path, frontMatter: {title}}) => {
        const [article] = nodesOf(path);
        return article?.['@type'] !== 'TechArticle' || article.headline !== title || article.inLanguage !== locale;
      });
    expect(wrong.map(({path}) => path)).toEqual([]);
    expect(nodesOf('/').map((node) => node['@type'])).toEqual(['SoftwareApplication', 'WebSite']);
    const [article, steps] = nodesOf('/workspace/adicionar-workspace');
    expect('dateModified' in article!).toBe(existsSync('.git'));
    expect((steps?.step as {text: string}[]).map(({text}) => text).join('\n')).toMatch(/Logistics|Logística/);
  });
});

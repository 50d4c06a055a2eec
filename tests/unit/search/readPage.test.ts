import {expect, test} from 'vitest';

import {readPage} from '../../../src/plugins/search/index/readPage';

const HTML = `<html><head><meta name=description content="What it does."><meta name=keywords content="a, b"></head><body>
<ul><li class=breadcrumbs__item><a aria-label="Home page"><svg></svg></a><li class=breadcrumbs__item>Sections
<li class="breadcrumbs__item breadcrumbs__item--active">Page</ul>
<main><article><div class="theme-doc-markdown markdown"><h1>Page</h1><p>First <b>words</b>.</p>
<h2 id=fields>Fields<a class=hash-link href=#fields>x</a></h2><table><thead><tr><th>Field<th>Use<tbody><tr><td><code>one.two</code><td>It <code>is</code>.
<tr><td>Read it<td><code>secret:read</code></table>
<pre><span>linger.ms</span><br><span>= 5</span></pre><img alt="A picture"><h4 id=deep>Deep</h4><p>Text.</p></div></article></main></body></html>`;

test('a page in sections, down to h4, code blocks and words of pictures included; names are the code of first columns, and permissions', () => {
  expect(readPage(HTML, '/page', 'Página')).toEqual({
    url: '/page',
    title: 'Page',
    otherTitle: 'Página',
    description: 'What it does.',
    keywords: 'a, b',
    breadcrumb: ['Sections'],
    sections: [
      {title: '', hash: '', text: 'First words.', names: []},
      {
        title: 'Fields',
        hash: '#fields',
        text: 'Field Use one.two It is. Read it secret:read linger.ms = 5 A picture',
        names: ['one.two', 'secret:read'],
      },
      {title: 'Deep', hash: '#deep', text: 'Text.', names: []},
    ],
  });
});

test('pages that are not for search engines are left out, and those without title', () => {
  expect(
    readPage(HTML.replace('<head>', '<head><meta name=robots content="noindex, nofollow">'), '/page'),
  ).toBeUndefined();
  expect(readPage('<main></main>', '/page')).toBeUndefined();
});

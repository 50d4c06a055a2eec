import {readdirSync, statSync} from 'node:fs';
import {join} from 'node:path';

import {load} from 'cheerio';
import {expect, test} from 'vitest';

import {prefixOf} from '../../src/manual/locale';
import {BUILD} from '../../tools/build/buildSite';
import {htmlFileOf} from '../../src/manual/path';
import {exists, PREFIXES, read, subject} from './built';

/** Long enough to stand in one place only, short enough to hold no markup that a script would write in another way. */
const SENTENCE = /[\p{L}\d][\p{L}\d ,]{70,100}/u;

test.each(PREFIXES)('the scripts of “%s” hold the text of no page: its HTML does', (prefix) => {
  const folder = join(prefix.slice(1), 'assets/js');
  const scripts = readdirSync(join(BUILD, folder))
    .filter((name) => name.endsWith('.js'))
    .map((name) => read(join(folder, name)))
    .join('\n');
  const pages = subject.pages.filter(({file, locale}) => file.endsWith('.md') && prefixOf(locale) === prefix);
  const documents = pages.map(({path}) => load(read(htmlFileOf(prefix + path))));
  // What is said about a page, its scripts say.
  const descriptions = documents.map(($) => $('meta[name=description]').attr('content') ?? '').join('\n');
  const sentences = documents
    .flatMap(($) =>
      $('[data-article] > p')
        .map((_, p) => SENTENCE.exec($(p).text())?.[0] ?? '')
        .get(),
    )
    .filter((sentence) => sentence !== '' && !descriptions.includes(sentence));
  expect(pages.length).toBeGreaterThan(300);
  expect(sentences.length).toBeGreaterThan(pages.length);
  expect(sentences.filter((sentence) => scripts.includes(sentence))).toEqual([]);
});

test.each(PREFIXES)('each page of “%s” says whose body it holds', (prefix) => {
  const pages = subject.pages.filter(({file, locale}) => file.endsWith('.md') && prefixOf(locale) === prefix);
  const wrong = pages.filter(({path}) => {
    const bodies = load(read(htmlFileOf(prefix + path)))('[data-article]');
    return bodies.length !== 1 || bodies.attr('data-article') !== prefix + path;
  });
  expect(wrong.map(({path}) => path)).toEqual([]);
});

test.each(PREFIXES)('pages of “%s” ask ahead for their fonts, and for no picture', (prefix) => {
  const wrong = ['/', '/v2/overview', '/search', '/404.html'].filter((path) => {
    const $ = load(read(path.endsWith('.html') ? prefix + path : htmlFileOf(prefix + path)));
    const [font, ...others] = $('link[rel=preload]').toArray();
    return others.length > 0 || $(font).attr('as') !== 'font' || !exists($(font).attr('href')!);
  });
  expect(wrong).toEqual([]);
});

test.each(PREFIXES)('pages of “%s” run one small script of ours, which names the framework’s', (prefix) => {
  const wrong = ['/', '/v2/overview', '/search', '/404.html'].filter((path) => {
    const $ = load(read(path.endsWith('.html') ? prefix + path : htmlFileOf(prefix + path)));
    const [boot, ...others] = $('script[src]').toArray();
    const named = $(boot).attr('data-scripts')?.split(' ') ?? [];
    return others.length > 0 || named.length < 2 || ![$(boot).attr('src')!, ...named].every(exists);
  });
  expect(wrong).toEqual([]);
  const [boot] = readdirSync(join(BUILD, prefix.slice(1), 'assets/js')).filter((name) =>
    /^boot\.\w+\.js\.br$/.test(name),
  );
  expect(statSync(join(BUILD, prefix.slice(1), 'assets/js', boot!)).size).toBeLessThanOrEqual(6000);
});

test.each(PREFIXES)('the main script of “%s” does not name the files of pages', (prefix) => {
  const folder = join(prefix.slice(1), 'assets/js');
  const [main] = readdirSync(join(BUILD, folder)).filter((name) => /^main\.\w+\.js$/.test(name));
  expect(read(join(folder, main!))).not.toMatch(/"@(?:site|generated)\/[^"]*\.(?:mdx?|json)"/);
});

test.each(PREFIXES)('the main script of “%s” holds Preact instead of React, and weighs 90 KB at most', (prefix) => {
  const folder = join(prefix.slice(1), 'assets/js');
  const main = readdirSync(join(BUILD, folder)).filter((name) => /^main\.[^.]+\.js(\.br)?$/.test(name));
  const script = main.find((name) => name.endsWith('.js'))!;
  expect(read(join(folder, script))).not.toMatch(/__reactFiber|react-dom/);
  expect(statSync(join(BUILD, folder, `${script}.br`)).size).toBeLessThan(90_000);
});

import {join} from 'node:path';

import {load} from 'cheerio';
import {globSync} from 'tinyglobby';
import {describe, expect, test} from 'vitest';

import {BUILD} from '../../tools/build/buildSite';
import {redirectTarget} from '../../tools/server/routing';
import {exists, read} from './built';

interface Html {
  ids: Set<string>;
  links: {href: string; isLanguageMenu: boolean}[];
  loaded: string[];
}

const pages = new Map<string, Html>(globSync('**/*.html', {cwd: BUILD}).map((file) => [file, parse(read(file))]));

describe.each([...pages.keys()])('%s', (file) => {
  const {links, loaded} = pages.get(file)!;

  test('links only to pages and headings that exist, without a redirect', () => {
    const internal = links.map(({href}) => href).filter((href) => href.startsWith('/') || href.startsWith('#'));
    expect(internal.filter((href) => !resolves(file, href))).toEqual([]);
  });

  test('loads nothing from another host', () => {
    expect(
      loaded.filter((url) => /^(https?:)?\/\//.test(url) && !url.startsWith('https://docs.aqueduto.example/')),
    ).toEqual([]);
  });

  test('stays in its language, but for the language menu', () => {
    const isPortuguese = file.startsWith('pt-BR/');
    const astray = links
      .filter(
        ({href, isLanguageMenu}) =>
          href.startsWith('/') && !isLanguageMenu && !/^\/(downloads|schemas|img)\//.test(href),
      )
      .filter(({href}) => /^\/pt-BR(\/|$)/.test(href) !== isPortuguese);
    expect(astray).toEqual([]);
  });
});

function parse(html: string): Html {
  const $ = load(html);
  return {
    ids: new Set(
      $('[id]')
        .toArray()
        .map((element) => $(element).attr('id') ?? ''),
    ),
    links: $('a[href]')
      .toArray()
      .map((link) => ({href: $(link).attr('href') ?? '', isLanguageMenu: $(link).attr('lang') !== undefined})),
    loaded: $('script[src], img[src], link[href], iframe[src], source[src]')
      .toArray()
      .map((element) => $(element).attr('src') ?? $(element).attr('href') ?? ''),
  };
}

function resolves(from: string, href: string): boolean {
  const [address = '', hash = ''] = href.split('#');
  const path = address.split('?')[0] ?? '';
  if (path !== '' && redirectTarget(path) !== undefined) {
    return false;
  }
  const candidates = [join(path.slice(1), 'index.html'), path.slice(1), `${path.slice(1)}.html`];
  const target = path === '' ? from : candidates.find((file) => file !== '' && exists(file));
  return target !== undefined && (hash === '' || pages.get(target)?.ids.has(decodeURIComponent(hash)) === true);
}

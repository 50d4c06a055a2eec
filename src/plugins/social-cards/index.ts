import {mkdir, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';
import {Resvg} from '@resvg/resvg-js';

import {asLocale} from '../../manual/locale';
import {cardOf} from '../../manual/path';
import {textsIn, type Catalog} from '../catalog/catalog';
import {siteCatalog} from '../catalog/siteCatalog';
import {sectionsOf} from '../markdown-twins/sections';
import {card} from './card';

/**
 * Width of the pictures, in pixels: the least that the large networks show as a large card. A picture takes 13 ms (2026), 870
 * of them a twentieth of the build; twice the width would take three times as long.
 */
const WIDTH = 600;

/**
 * Draws a card for each page of the doc sets, which other sites show beside a link to it: `/v2/overview` →
 * `/img/cards/v2/overview.png`. Other pages have the card of the site.
 */
export default function socialCardsPlugin(context: LoadContext): Plugin {
  const {currentLocale, localeConfigs} = context.i18n;
  const locale = asLocale(currentLocale);
  let catalog: Catalog;
  return {
    name: 'social-cards',
    async allContentLoaded({allContent}) {
      catalog = siteCatalog(allContent, context);
    },
    async postBuild({outDir}) {
      const pages = [...catalog.pages.values()].map((page) => ({path: page.path, title: textsIn(page, locale).title}));
      for (const section of sectionsOf(pages, catalog.sections, 'v2')) {
        const place = `${section.title.replace(': ', ' · ')} · ${localeConfigs[currentLocale]!.label}`;
        for (const {path, title} of section.pages) {
          const file = join(outDir, cardOf(path));
          await mkdir(dirname(file), {recursive: true});
          await writeFile(file, draw(card(title, place)));
        }
      }
    },
  };
}

function draw(svg: string): Uint8Array {
  return new Resvg(svg, {font: {loadSystemFonts: false}, fitTo: {mode: 'width', value: WIDTH}}).render().asPng();
}

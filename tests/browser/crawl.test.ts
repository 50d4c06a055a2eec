import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {AxeBuilder} from '@axe-core/playwright';
import type {Page} from 'playwright-core';
import {describe, expect, test} from 'vitest';

import {englishInterfaceTexts} from '../interfaceTexts';
import {collectFaults, hydrated, PHONE, useSite} from './support';

const site = useSite();

/** WCAG 2.2 AA: the rule sets of every version and level up to it. */
const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Every page that the sitemaps name, and those that they leave out on purpose. */
const PAGES = [
  ...['', 'pt-BR/'].flatMap((prefix) =>
    [...readFileSync(join('build', prefix, 'sitemap.xml'), 'utf8').matchAll(/<loc>https:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/'),
  ),
  ...['', '/pt-BR'].flatMap((prefix) => [`${prefix}/search?q=kafka`, `${prefix}/v2/academy/main`]),
];

describe.each([
  {part: 1, of: 2},
  {part: 2, of: 2},
])('every page, part $part of $of', ({part, of}) => {
  test.each(PAGES.filter((_, i) => i % of === part - 1))('%s', async (path) => {
    const context = await site.context();
    const page = await context.newPage();
    const faults = collectFaults(page);
    await page.goto(site.url + path);
    await hydrated(page);
    expect(await foreignRequests(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
    if (path.startsWith('/pt-BR')) {
      expect(await englishTexts(page)).toEqual([]);
    }

    // The other mode has other colours, the phone another layout.
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
    await page.setViewportSize(PHONE);
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
    expect(faults).toEqual([]);
  });
});

test('the not-found pages hold the same rules', async () => {
  for (const path of ['/nowhere', '/pt-BR/nowhere']) {
    const page = await site.open(path);
    await page.locator('nav[aria-labelledby=nearest-pages]').waitFor();
    expect(await violations(page)).toEqual([]);
    if (path.startsWith('/pt-BR')) {
      expect(await englishTexts(page)).toEqual([]);
    }
  }
});

/** One line for each element that breaks a rule. */
async function violations(page: Page): Promise<string[]> {
  // Transitions between colours are no colours of the page.
  await page.addStyleTag({content: '*, *::before, *::after { animation: none !important; transition: none !important }'});
  const {violations: found} = await new AxeBuilder({page}).withTags(AXE_TAGS).analyze();
  return found.flatMap(({id, nodes}) => nodes.map(({target, failureSummary}) => `${id}: ${target.join(' ')} ${failureSummary}`));
}

async function foreignRequests(page: Page): Promise<string[]> {
  const urls = await page.evaluate(() => performance.getEntriesByType('resource').map(({name}) => name));
  return urls.filter((url) => !url.startsWith(`${site.url}/`) && !url.startsWith('data:'));
}

/** Interface texts and labels, outside the page's own text, that stand on a Portuguese page in English. */
async function englishTexts(page: Page): Promise<string[]> {
  const seen = await page.evaluate(() => {
    const attributes = ['aria-label', 'title', 'placeholder', 'alt'];
    const elements = [...document.querySelectorAll('body *')];
    const labels = elements.flatMap((element) => attributes.map((name) => element.getAttribute(name) ?? ''));
    const texts = elements
      .filter((element) => element.closest('.markdown') === null)
      .flatMap((element) => [...element.childNodes].filter(({nodeType}) => nodeType === Node.TEXT_NODE).map(({textContent}) => textContent ?? ''));
    return [...labels, ...texts].map((text) => text.trim()).filter(Boolean);
  });
  const english = await englishInterfaceTexts();
  return [...new Set(seen)].filter((text) => english.some((pattern) => pattern.test(text)));
}

import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {AxeBuilder} from '@axe-core/playwright';
import type {Page} from 'playwright-core';
import {expect, test} from 'vitest';

import {englishInterfaceTexts} from '../interfaceTexts';
import {collectFaults, hydrated, PHONE, useSite} from './support';

/** WCAG 2.2 AA: the rule sets of every version and level up to it. */
const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What other colours and a narrow layout can break. */
const LAYOUT_RULES = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size'];

/**
 * Visits every page of a language, those that the sitemap names and those that it leaves out on purpose: no console
 * error, no failed request, no request elsewhere, no accessibility violation in either colour mode, on desktop and
 * phone, and no text in the wrong language.
 */
export function crawl(locale: 'en' | 'pt-BR'): void {
  const site = useSite();
  const prefix = locale === 'en' ? '' : '/pt-BR';
  const sitemap = readFileSync(join('build', prefix, 'sitemap.xml'), 'utf8');
  const listed = [...sitemap.matchAll(/<loc>https:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/');

  test.each([...listed, `${prefix}/search?q=kafka`, `${prefix}/v2/academy/main`])('%s', async (path) => {
    const page = await (await site.context()).newPage();
    const faults = collectFaults(page);
    await page.goto(site.url + path);
    await hydrated(page);
    expect(await foreignRequests(page, site.url)).toEqual([]);
    await check(page);
    expect(faults).toEqual([]);
  });

  test('the not-found page', async () => {
    const page = await site.open(`${prefix}/nowhere`);
    await page.locator('nav[aria-labelledby=nearest-pages]').waitFor();
    await check(page);
  });

  async function check(page: Page): Promise<void> {
    // Transitions between colours are no colours of the page.
    await page.addStyleTag({
      content: '*, *::before, *::after { animation: none !important; transition: none !important }',
    });
    expect(await violations(new AxeBuilder({page}).withTags(AXE_TAGS))).toEqual([]);
    expect(locale === 'en' ? [] : await englishTexts(page)).toEqual([]);
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
    await page.setViewportSize(PHONE);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await violations(new AxeBuilder({page}).withRules(LAYOUT_RULES))).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  }
}

/** One line for each element that breaks a rule. */
async function violations(axe: AxeBuilder): Promise<string[]> {
  const {violations: found} = await axe.analyze();
  return found.flatMap(({id, nodes}) =>
    nodes.map(({target, failureSummary}) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
}

async function foreignRequests(page: Page, site: string): Promise<string[]> {
  const urls = await page.evaluate(() => performance.getEntriesByType('resource').map(({name}) => name));
  return urls.filter((url) => !url.startsWith(`${site}/`) && !url.startsWith('data:'));
}

/** Interface texts and labels, outside the page's own text, that stand on a Portuguese page in English. */
async function englishTexts(page: Page): Promise<string[]> {
  const seen = await page.evaluate(() => {
    const attributes = ['aria-label', 'title', 'placeholder', 'alt'];
    const elements = [...document.querySelectorAll('body *')];
    const labels = elements.flatMap((element) => attributes.map((name) => element.getAttribute(name) ?? ''));
    const texts = elements
      .filter((element) => element.closest('.markdown') === null)
      .flatMap((element) =>
        [...element.childNodes]
          .filter(({nodeType}) => nodeType === Node.TEXT_NODE)
          .map(({textContent}) => textContent ?? ''),
      );
    return [...labels, ...texts].map((text) => text.trim()).filter(Boolean);
  });
  const english = await englishInterfaceTexts();
  return [...new Set(seen)].filter((text) => english.some((pattern) => pattern.test(text)));
}

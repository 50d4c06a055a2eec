import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {AxeBuilder} from '@axe-core/playwright';
import type {Page} from 'playwright-core';
import {beforeEach, expect, test} from 'vitest';

import {readPages} from '../../tools/content/readPages';
import type {Page as ContentPage} from '../../tools/content/types';
import {englishInterfaceTexts} from '../interfaceTexts';
import {DESKTOP, hydrated, PHONE, usePage} from './support';

/** WCAG 2.2 AA: the rule sets of every version and level up to it. */
const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What colours and a narrow layout can break: the design, not the text of a page. */
const LAYOUT_RULES = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size'];

/**
 * Visits every page of a language, those that the sitemap names and those that it leaves out on purpose.
 *
 * - Every page, reached from the one before as by a link: no console error, no failed request, no request elsewhere, no
 *   text in the wrong language, nothing wider than a phone; on English pages no accessibility violation in the main part
 *   (the translation has the same structure, which the rule `parity` sees to).
 * - A page of each kind and generation, and pages without Markdown, opened by their addresses: no violation on the whole
 *   page (those with Markdown in English only), on a desktop in light colours and on a phone in dark ones.
 */
export function crawl(locale: 'en' | 'pt-BR'): void {
  const isEnglish = locale === 'en';
  const site = usePage({keep: true});
  const prefix = isEnglish ? '' : '/pt-BR';
  const sitemap = readFileSync(join('build', prefix, 'sitemap.xml'), 'utf8');
  const listed = [...sitemap.matchAll(/<loc>https:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/');
  const samples = typicalOfEachKind(locale).map((path) => prefix + path);
  const category = listed.find((path) => path.includes('/category/'))!;
  const others = [`${prefix}/`, category, `${prefix}/search?q=kafka`, `${prefix}/v2/academy/main`];
  const english = englishInterfaceTexts();
  let page: Page;
  let faults: string[];

  beforeEach(() => {
    ({page, faults} = site);
  });

  test.each([...new Set([...listed, ...others])])('%s', async (path) => {
    const isSample = samples.includes(path);
    const isOther = others.includes(path);
    await (isSample || isOther ? open(path) : follow(path));
    expect(await foreignRequests(page, site.url)).toEqual([]);
    expect(isEnglish ? [] : await englishTexts(page, await english)).toEqual([]);
    if (isOther || (isSample && isEnglish)) {
      await checkWhole();
    } else if (isSample) {
      await checkLayout();
    } else if (isEnglish) {
      expect(
        await violations(axe().include('main').exclude('pre').withTags(AXE_TAGS).disableRules(LAYOUT_RULES)),
      ).toEqual([]);
    }
    await page.setViewportSize(PHONE);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
    expect(faults).toEqual([]);
  });

  test('the not-found page', async () => {
    await open(`${prefix}/nowhere`);
    await page.locator('nav[aria-labelledby=nearest-pages]').waitFor();
    await checkWhole();
    // The address itself answers 404, and the console says so; nothing else may be wrong.
    expect(faults.filter((fault) => !/^404: .*nowhere$|status of 404/.test(fault))).toEqual([]);
  });

  async function open(path: string): Promise<void> {
    await page.goto('about:blank'); // ends what the page before was still fetching, which is no fault
    faults.length = 0;
    await page.goto(site.url + path);
    await hydrated(page);
    // Transitions between colours are no colours of the page.
    await page.addStyleTag({
      content: '*, *::before, *::after { animation: none !important; transition: none !important }',
    });
  }

  /** As a link does, or the browser's buttons: without loading the page anew. */
  async function follow(path: string): Promise<void> {
    if (page.url() === 'about:blank') {
      await open(path);
      return;
    }
    await page.evaluate((to) => {
      window.history.pushState({}, '', to);
      window.dispatchEvent(new PopStateEvent('popstate', {state: {}}));
    }, path);
    // The page's own address is the last of it that changes.
    const canonical = (): Promise<string> =>
      page.evaluate(() => document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? '');
    await expect.poll(async () => new URL(await canonical(), site.url).pathname, {interval: 25}).toBe(path);
    // React takes down the effects of the page before in a task of its own; until then the framework's code blocks of
    // that page still listen for a change of the window's size, without an element to measure.
    await page.evaluate("scheduler.postTask(() => undefined, {priority: 'background'})");
  }

  async function checkWhole(): Promise<void> {
    expect(await violations(axe().withTags(AXE_TAGS))).toEqual([]);
    await checkLayout();
  }

  async function checkLayout(): Promise<void> {
    const setTheme = (theme: string): Promise<void> =>
      page.evaluate((value) => document.documentElement.setAttribute('data-theme', value), theme);
    await setTheme('dark');
    await page.setViewportSize(PHONE);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await violations(axe().withRules(LAYOUT_RULES))).toEqual([]);
    await setTheme('light');
    await page.setViewportSize(DESKTOP);
  }

  /** Legacy mode opens no second page for the report; the site has no frames, which would need it. */
  function axe(): AxeBuilder {
    return new AxeBuilder({page}).setLegacyMode(true);
  }
}

/** Of each kind and generation the page of middle length; paths without language. */
function typicalOfEachKind(locale: 'en' | 'pt-BR'): string[] {
  const pages = readPages(process.cwd()).pages.filter((page) => page.locale === locale);
  const kindOf = (page: ContentPage): string => `${page.docSet} ${String(page.frontMatter.kind)}`;
  return [...new Set(pages.map(kindOf))].map((kind) => {
    const ofKind = pages.filter((page) => kindOf(page) === kind).sort((a, b) => a.body.length - b.body.length);
    return ofKind[Math.floor(ofKind.length / 2)]!.path;
  });
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
async function englishTexts(page: Page, english: RegExp[]): Promise<string[]> {
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
  return [...new Set(seen)].filter((text) => english.some((pattern) => pattern.test(text)));
}

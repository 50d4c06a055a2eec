import type {Browser, Page} from 'playwright-core';

import {prefixOf, type Locale} from '../../src/manual/locale';
import {TEXTS} from '../../src/plugins/search/types';
import type {Kind} from './kinds';
import {makeSpecimen, WORDS} from './specimen';
import {SCALE} from './tiles';
import {HEIGHT, look, VIEWS} from './views';

/** Prefers neither language of the manual: nothing offers the other one. */
const READER = 'de-DE';
/** Milliseconds until a page that does not come counts as a fault. */
const PATIENCE = 120_000;

export interface Picture {
  /** Kind, language and view: `task.en.dark-390`. */
  name: string;
  png: Buffer;
}

/**
 * A page to take pictures in, one after the other.
 *
 * @param isSpecimen as for {@link takePictures}
 */
export async function openPage(browser: Browser, isSpecimen: boolean): Promise<Page> {
  const context = await browser.newContext({locale: READER, reducedMotion: 'reduce'});
  context.setDefaultTimeout(PATIENCE);
  // The loader of a tool may name functions inside with a helper, which the page has not.
  await context.addInitScript('globalThis.__name = (value) => value');
  await context.addInitScript(neverByItself);
  if (isSpecimen) {
    // The text of a search result comes some time after it, and would take the fixed one's place.
    await context.route(`**/${TEXTS}/**`, (route) => route.abort());
  }
  return context.newPage();
}

/**
 * Pictures of a kind of page in a language, one for each view.
 *
 * @param page as from {@link openPage}
 * @param site address of the served build, without a slash at the end
 * @param isSpecimen with fixed texts instead of those of the page, and small
 * @throws one sentence when the page lacks a part of its kind
 */
export async function takePictures(
  page: Page,
  site: string,
  kind: Kind,
  locale: Locale,
  isSpecimen: boolean,
): Promise<Picture[]> {
  await open(page, site + prefixOf(locale) + kind.path, kind);
  await page.evaluate(stand, kind.needs !== undefined);
  if (isSpecimen) {
    const missing = await page.evaluate(makeSpecimen, {parts: kind.parts ?? [], words: WORDS[locale]});
    if (missing.length > 0) {
      throw new Error(
        `${kind.path} has no ${missing.join(' and no ')} any more, which pictures of “${kind.name}” show; name another page, or other parts, in tools/look/kinds.ts.`,
      );
    }
  }
  const session = await page.context().newCDPSession(page);
  const pictures: Picture[] = [];
  for (const view of VIEWS) {
    await look(page, view);
    await page.evaluate(settled);
    const clip = {x: 0, y: 0, width: view.width, height: HEIGHT, scale: isSpecimen ? SCALE : 1};
    const {data} = await session.send('Page.captureScreenshot', {format: 'png', optimizeForSpeed: true, clip});
    pictures.push({name: `${kind.name}.${locale}.${view.name}`, png: Buffer.from(data, 'base64')});
  }
  await session.detach();
  return pictures;
}

async function open(page: Page, url: string, {needs}: Kind): Promise<void> {
  await page.emulateMedia({media: 'screen', forcedColors: 'none'});
  await page.goto(url);
  if (needs !== undefined) {
    await page.evaluate(() => window.dispatchEvent(new Event('pointermove'))); // pages wait for the reader's first move
    await page.locator(needs).first().waitFor();
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  }
}

/**
 * What moves would be somewhere else in each picture. Logos change with the theme when scripts have run, some time later.
 * Runs in the page.
 */
function stand(hasScripts: boolean): void {
  const still = new CSSStyleSheet(); // the policy of the site allows no style element
  still.replaceSync(
    '*, *::before, *::after { animation: none !important; caret-color: transparent !important; transition: none !important }' +
      (hasScripts ? '[class*=themedComponent] { visibility: hidden !important }' : ''),
  );
  document.adoptedStyleSheets.push(still);
}

/** A page that has been still for 10 s runs its scripts, which would bring its own texts back. Runs in the page. */
function neverByItself(): void {
  const later = window.setTimeout;
  const soon = (act: TimerHandler, delay = 0, ...rest: unknown[]): number =>
    delay < 10_000 ? later(act, delay, ...rest) : 0;
  window.setTimeout = soon as typeof window.setTimeout;
}

/** Ends when fonts and pictures have come, and are drawn. Runs in the page. */
async function settled(): Promise<void> {
  const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);
  window.scrollTo({top: 0, behavior: 'instant'});
  await frame();
  await frame();
  await document.fonts.ready;
  // Those out of sight are never fetched.
  const isInSight = ({top, height}: DOMRect): boolean => height > 0 && top < window.innerHeight;
  const pictures = [...document.images].filter((image) => isInSight(image.getBoundingClientRect()));
  await Promise.all(pictures.map((image) => image.decode()));
  await frame();
}

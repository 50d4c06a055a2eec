import type {Page} from 'playwright-core';
import {expect} from 'vitest';

import {hydrated, type TestSite} from './support';

const PAGE = '/v2/overview';
export const OPENED = '.medium-zoom-image--opened';

/** A page whose pictures can be enlarged: the zoom is attached a second after hydration. */
export async function openZoomable(site: TestSite, prefix: string, theme = 'light'): Promise<Page> {
  const context = await site.context();
  await context.addInitScript((value) => localStorage.setItem('theme', value), theme);
  const page = await context.newPage();
  await page.goto(site.url + prefix + PAGE);
  await hydrated(page);
  await page.locator('.markdown img[data-enlarges]').first().waitFor();
  return page;
}

/** Until the opening transition is over, which is when the enlarged picture gets the focus; before, nothing closes it. */
export async function opened(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate((selector) => document.activeElement?.matches(selector), OPENED)).toBe(true);
}

/** Enlarges the first picture. */
export async function openPicture(page: Page): Promise<void> {
  const picture = page.locator('.markdown img').first();
  // The zoom counts from where the page stands when it opens: nothing may still be scrolling then.
  await picture.evaluate((image) => image.scrollIntoView({block: 'center', behavior: 'instant'}));
  await picture.click();
  await opened(page);
}

/** Scrolls, and waits until the zoom has been told: its listener comes before one that is added now. */
export async function scrollBy(page: Page, pixels: number): Promise<void> {
  await page.evaluate(
    (top) =>
      new Promise((resolve) => {
        document.addEventListener('scroll', resolve, {once: true});
        window.scrollBy({top, behavior: 'instant'});
      }).then(() => undefined),
    pixels,
  );
}

import type {Page} from 'playwright-core';
import {describe, expect, test} from 'vitest';

import {hydrated, LANGUAGES, useSite} from './support';

const site = useSite();
const PAGE = '/v2/overview';
const OPENED = '.medium-zoom-image--opened';

/** Until the opening transition is over, which is when the enlarged picture gets the focus; before, nothing closes it. */
async function opened(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate((selector) => document.activeElement?.matches(selector), OPENED)).toBe(true);
}

/** A page whose timers are ours, with the zoom attached. */
async function openZoomable(prefix: string, theme = 'light'): Promise<Page> {
  const context = await site.context();
  await context.addInitScript((value) => localStorage.setItem('theme', value), theme);
  const page = await context.newPage();
  await page.goto(site.url + prefix + PAGE);
  await hydrated(page);
  await page.locator('.markdown img.medium-zoom-image').first().waitFor();
  return page;
}

describe.each(LANGUAGES)('image zoom in $locale', ({prefix}) => {
  test('opens on click; Escape and a second click close it', async () => {
    const page = await openZoomable(prefix);
    const image = page.locator('.markdown img').first();
    await image.click();
    await opened(page);
    await page.keyboard.press('Escape');
    await page.locator(OPENED).waitFor({state: 'detached'});
    await image.click();
    await opened(page);
    await page.locator(OPENED).click();
    await page.locator(OPENED).waitFor({state: 'detached'});
  });

  test.each(['Enter', 'Space'])(
    '%s opens it from the keyboard, says so, and closing gives the focus back',
    async (key) => {
      const page = await openZoomable(prefix);
      const image = page.locator('.markdown img').first();
      const alt = await image.getAttribute('alt');
      expect(await image.getAttribute('aria-label')).toMatch(
        new RegExp(`\\(${prefix === '' ? 'opens enlarged' : 'abre ampliada'}\\)$`),
      );
      expect(await image.getAttribute('aria-label')).toContain(alt);
      await image.focus();
      await page.keyboard.press(key);
      await opened(page);
      expect(await page.locator(OPENED).getAttribute('aria-label')).toContain(prefix === '' ? 'Escape' : 'Esc');
      await page.keyboard.press('Escape');
      await page.locator(OPENED).waitFor({state: 'detached'});
      await expect.poll(() => image.evaluate((element) => element === document.activeElement)).toBe(true);
    },
  );
});

test('a resize closes it', async () => {
  const page = await openZoomable('');
  await page.locator('.markdown img').first().click();
  await opened(page);
  await page.setViewportSize({width: 1000, height: 700});
  await page.locator(OPENED).waitFor({state: 'detached'});
});

test('pictures outside the content do not zoom', async () => {
  const page = await openZoomable('');
  expect(await page.locator('.navbar img.medium-zoom-image, footer img.medium-zoom-image').count()).toBe(0);
});

test('a picture follows the colour mode of the site', async () => {
  const shade = async (theme: string) => {
    const page = await openZoomable('', theme);
    const image = await page.locator('.markdown img').first().screenshot();
    return page.evaluate(async (data) => {
      const picture = new Image();
      picture.src = `data:image/png;base64,${data}`;
      await picture.decode();
      const canvas = document.createElement('canvas');
      canvas.width = picture.width;
      canvas.height = picture.height;
      const context = canvas.getContext('2d')!;
      context.drawImage(picture, 0, 0);
      return context.getImageData(8, canvas.height / 2, 1, 1).data[0]!;
    }, image.toString('base64'));
  };
  expect(await shade('light')).toBeGreaterThan(200);
  expect(await shade('dark')).toBeLessThan(80);
});

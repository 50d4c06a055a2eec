import type {Page} from 'playwright-core';
import {describe, expect, test} from 'vitest';

import {LANGUAGES, PHONE, useSite} from './support';
import {OPENED, openPicture, openZoomable, opened} from './zoomable';

const site = useSite();

describe.each(LANGUAGES)('image zoom in $locale', ({prefix}) => {
  test('opens on click; Escape and a second click close it', async () => {
    const page = await openZoomable(site, prefix);
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
      const page = await openZoomable(site, prefix);
      const image = page.locator('.markdown img').first();
      const alt = await image.getAttribute('alt');
      const says = `${alt} (${prefix === '' ? 'opens enlarged' : 'abre ampliada'})`;
      await expect.poll(() => image.getAttribute('aria-label')).toBe(says);
      await image.focus();
      await page.keyboard.press(key);
      await opened(page);
      await expect
        .poll(() => page.locator(OPENED).getAttribute('aria-label'))
        .toContain(prefix === '' ? 'Escape' : 'Esc');
      await page.keyboard.press('Escape');
      await page.locator(OPENED).waitFor({state: 'detached'});
      await expect.poll(() => image.evaluate((element) => element === document.activeElement)).toBe(true);
    },
  );
});

describe('an enlarged picture', () => {
  const box = async (page: Page) => (await page.locator(OPENED).boundingBox())!;
  /** Once the transition of a button or key is over. */
  const grows = async (page: Page, from: number, factor: number): Promise<void> => {
    await atRest(page);
    await expect.poll(async () => (await box(page)).width / from).toBeCloseTo(factor, 1);
  };
  const atRest = (page: Page) =>
    page
      .locator(OPENED)
      .evaluate((picture) => Promise.all(picture.getAnimations().map(({finished}) => finished)).then(() => undefined));

  test.each(LANGUAGES)('$locale: keys and buttons scale and move it; Tab goes round', async ({prefix}) => {
    const page = await openZoomable(site, prefix);
    await openPicture(page);
    const {width} = await box(page);
    await page.keyboard.press('+');
    await grows(page, width, 1.5);
    await page.getByRole('button', {name: prefix === '' ? 'Larger' : 'Ampliar', exact: true}).click();
    await grows(page, width, 2.25);
    await page.getByRole('button', {name: prefix === '' ? 'Smaller' : 'Diminuir', exact: true}).click();
    await grows(page, width, 1.5);
    await page.locator(OPENED).focus();
    const before = await box(page);
    await page.keyboard.press('ArrowDown');
    await expect.poll(async () => (await box(page)).y).toBeLessThan(before.y - 30);
    await page.keyboard.press('0');
    await grows(page, width, 1);
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('−');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    expect(await focused()).toBe('+');
    await page.keyboard.press('Escape');
    await page.locator(OPENED).waitFor({state: 'detached'});
    expect(await page.locator('.zoom-bar').count()).toBe(0);
  });

  test('its words stand below it and cover nothing of it', async () => {
    const page = await openZoomable(site, '');
    const alt = await page.locator('.markdown img').first().getAttribute('alt');
    for (const size of [PHONE, {width: 1440, height: 900}]) {
      await page.setViewportSize(size);
      await openPicture(page);
      const bar = (await page.locator('.zoom-bar').boundingBox())!;
      const picture = await box(page);
      await expect.poll(() => page.locator('.zoom-bar p').textContent()).toBe(alt);
      expect(picture.y + picture.height).toBeLessThanOrEqual(bar.y + 1);
      expect(bar.y + bar.height).toBeLessThanOrEqual(size.height + 1);
      await page.keyboard.press('Escape');
      await page.locator(OPENED).waitFor({state: 'detached'});
    }
  });

  test('a drag moves it and does not close it, a click does', async () => {
    const page = await openZoomable(site, '');
    await openPicture(page);
    const {width} = await box(page);
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    await grows(page, width, 1.5 ** 3);
    const before = await box(page);
    await page.mouse.move(700, 400);
    await page.mouse.down();
    await page.mouse.move(760, 400, {steps: 5});
    await page.mouse.up();
    await expect.poll(async () => (await box(page)).x).toBeCloseTo(before.x + 60, 0);
    await page.mouse.click(700, 400);
    await page.locator(OPENED).waitFor({state: 'detached'});
  });

  test('two fingers on a phone make it larger, one moves it, and the page below stays where it is', async () => {
    const context = await site.context({viewport: PHONE, hasTouch: true, isMobile: true});
    const page = await context.newPage();
    await page.goto(`${site.url}/v2/overview`);
    await page.locator('.markdown img[data-enlarges]').first().waitFor();
    await openPicture(page);
    const before = await box(page);
    const scroll = await page.evaluate(() => window.scrollY);
    const browser = await context.newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: [number, number][]) =>
      browser.send('Input.dispatchTouchEvent', {type, touchPoints: points.map(([x, y], id) => ({x, y, id}))});
    const middle = before.y + before.height / 2;
    await touch('touchStart', [160, middle], [200, middle]);
    for (const by of [10, 20, 30, 40]) {
      await touch('touchMove', [160 - by, middle], [200 + by, middle]);
    }
    await touch('touchEnd');
    await grows(page, before.width, 3);
    const large = await box(page);
    await touch('touchStart', [180, middle]);
    for (const by of [20, 40, 60]) {
      await touch('touchMove', [180 - by, middle]);
    }
    await touch('touchEnd');
    await expect.poll(async () => (await box(page)).x).toBeCloseTo(large.x - 60, 0);
    expect(await page.evaluate(() => window.scrollY)).toBe(scroll);
    await expect.poll(() => page.locator(OPENED).count()).toBe(1);
  });
});

test('a resize closes it', async () => {
  const page = await openZoomable(site, '');
  await page.locator('.markdown img').first().click();
  await opened(page);
  await page.setViewportSize({width: 1000, height: 700});
  await page.locator(OPENED).waitFor({state: 'detached'});
});

test('pictures outside the content do not zoom', async () => {
  const page = await openZoomable(site, '');
  expect(await page.locator('.navbar img.medium-zoom-image, footer img.medium-zoom-image').count()).toBe(0);
});

test('a picture follows the colour mode of the site', async () => {
  const shade = async (theme: string) => {
    const page = await openZoomable(site, '', theme);
    const picture = page.locator('.markdown img').first();
    await picture.evaluate((image) => (image as HTMLImageElement).decode());
    const image = await picture.screenshot();
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

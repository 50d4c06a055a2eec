import {describe, expect, test} from 'vitest';

import {LANGUAGES, useSite} from './support';
import {OPENED, openZoomable, opened} from './zoomable';

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

import type {Page} from 'playwright-core';

/** How a page is looked at. */
interface View {
  name: string;
  width: number;
  theme: 'light' | 'dark';
  media?: 'print' | 'forced-colors';
}

const WIDTHS = [1440, 820, 390];

/** About the first two screens. */
export const HEIGHT = 1200;

/** Each theme at each width, then with the reader's own colors and as on paper. */
export const VIEWS: readonly View[] = [
  ...(['light', 'dark'] as const).flatMap((theme) =>
    WIDTHS.map((width): View => ({name: `${theme}-${width}`, width, theme})),
  ),
  {name: 'forced-colors', width: 1440, theme: 'light', media: 'forced-colors'},
  // The last one: afterwards the page goes back to the theme from before.
  {name: 'print', width: 820, theme: 'light', media: 'print'},
];

/** Makes a page that is open look so. */
export async function look(page: Page, {width, theme, media}: View): Promise<void> {
  await page.setViewportSize({width, height: HEIGHT});
  await page.emulateMedia({
    media: media === 'print' ? 'print' : 'screen',
    forcedColors: media === 'forced-colors' ? 'active' : 'none',
  });
  // As another tab says it, and for pages whose scripts do not run yet.
  await page.evaluate((value) => {
    const change = {key: 'theme', newValue: value, storageArea: localStorage};
    window.dispatchEvent(new StorageEvent('storage', change));
    document.documentElement.setAttribute('data-theme', value);
  }, theme);
  await page.waitForSelector(`footer img[class*=themedComponent--${theme}]`, {state: 'attached'}); // scripts change it
}

import type {Page} from 'playwright-core';
import {describe, expect, test} from 'vitest';

import {KINDS} from '../../tools/look/kinds';
import {allFindings, colorFindings} from './axe';
import {DESKTOP, PHONE, useSite} from './support';
import {openPicture} from './zoomable';

const site = useSite();
const SCREENS = {desktop: DESKTOP, phone: PHONE};

type Screen = keyof typeof SCREENS;
interface State {
  name: string;
  path: string;
  /** What the reader does; the state that it ends in is judged. */
  act: (page: Page) => Promise<unknown>;
  /** Without it, both. */
  screen?: Screen;
}

/** A page as it comes, or when what it has there is seen. */
const AS_THEY_COME: State[] = KINDS.map(({name, path, needs = 'main'}) => ({
  name,
  path,
  act: (page) => page.locator(needs).first().waitFor(),
}));

const OPENED: State[] = [
  {
    name: 'the drawer',
    path: '/v2/ipaas/components/tech/kafka',
    screen: 'phone',
    act: async (page) => {
      await page.locator('.navbar__toggle').click();
      await page.locator('.navbar-sidebar .theme-doc-sidebar-menu').waitFor();
    },
  },
  ...(
    [
      ['versions', '.navbar .dropdown:has(.generation-dropdown)'],
      ['languages', '.navbar .dropdown:has(a[lang])'],
    ] as const
  ).map(([name, menu]): State => ({
    name: `the menu of ${name}`,
    path: '/v2/overview',
    screen: 'desktop',
    act: async (page) => {
      await page.locator(`${menu} > button`).focus();
      await page.keyboard.press('ArrowDown');
      await page.locator(`${menu} .dropdown__menu a`).first().waitFor();
    },
  })),
  {
    name: 'the search, before anything is typed',
    path: '/v2/overview',
    act: (page) => page.locator('.navbar [role=search] input').click(),
  },
  {
    name: 'the search, with suggestions',
    path: '/v2/overview',
    act: async (page) => {
      await page.locator('.navbar [role=search] input').click();
      await page.keyboard.type('kafka');
      await page.locator('.navbar [role=listbox][aria-busy=false] [role=option]').first().waitFor();
      await page.keyboard.press('ArrowDown');
    },
  },
  {
    name: 'the search, with nothing found',
    path: '/search?q=qqqxxzz',
    act: (page) => page.locator('main [aria-busy=false]').waitFor(),
  },
  {
    name: 'results of one generation',
    path: '/search?q=kafka',
    act: async (page) => {
      await page.locator('main [aria-busy=false] mark').first().waitFor();
      await page.locator('main button[aria-pressed=false]').first().click();
    },
  },
  {
    name: 'a picture enlarged',
    path: '/v2/overview',
    act: async (page) => {
      await page.locator('.markdown img[data-enlarges]').first().waitFor();
      await openPicture(page);
    },
  },
  {
    name: 'a long table, filtered',
    path: '/v2/admin/webhooks',
    act: (page) => page.locator('.row-filter input').first().fill('timeout'),
  },
  {
    name: 'release notes, filtered',
    path: '/release-notes/',
    act: async (page) => {
      await page.locator('main form select').nth(1).selectOption('cli');
      await page.waitForURL('**?area=cli');
    },
  },
  {
    name: 'the contents of a page, unfolded',
    path: '/v2/ipaas/components/tech/kafka',
    screen: 'phone',
    act: (page) => page.locator('.theme-doc-toc-mobile  > summary').click(),
  },
];

const STATES = [...AS_THEY_COME, ...OPENED].flatMap((state) =>
  (Object.keys(SCREENS) as Screen[])
    .filter((screen) => screen === (state.screen ?? screen))
    .map((screen) => ({...state, screen})),
);

// The structure of a translation is that of its source, which the rule `parity` sees to; `pageKinds` judges its layout.
describe('axe has nothing to say, in light colours and in dark ones, of', () => {
  test.each(STATES)('$name: $screen', async ({path, act, screen}) => {
    const page = await site.open(path, {viewport: SCREENS[screen], reducedMotion: 'reduce', colorScheme: 'light'});
    await act(page);
    expect(await allFindings(page)).toEqual([]);
    // The page as it stands, in the colours of the other mode: all of them come from the style sheets.
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
    expect(await colorFindings(page)).toEqual([]);
  });
});

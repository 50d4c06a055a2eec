import {expect, test} from 'vitest';

import {collectFaults, hydrated, useSite} from './support';

const site = useSite();
const PAGE = '/v2/api-manager/deploy';

test('a resize at the moment at which code blocks are taken down breaks nothing', async () => {
  const page = await (await site.context()).newPage();
  const faults = collectFaults(page);
  await page.addInitScript(() => {
    Object.assign(window, {resizes: 0});
    const removeChild = Node.prototype.removeChild;
    Node.prototype.removeChild = function <Child extends Node>(child: Child): Child {
      removeChild.call(this, child);
      if (child instanceof Element && child.querySelector('pre code') !== null) {
        Object.assign(window, {resizes: resizes() + 1});
        window.dispatchEvent(new Event('resize'));
      }
      return child;
    };
    const resizes = () => (window as unknown as {resizes: number}).resizes;
  });
  const resizes = () => page.evaluate(() => (window as unknown as {resizes: number}).resizes);
  await page.goto(site.url + PAGE);
  await hydrated(page);
  expect(await page.locator('pre code').count()).toBeGreaterThan(0);
  const onLoad = await resizes();
  await page.locator('.pagination-nav__link--next').click();
  await expect.poll(resizes).toBeGreaterThan(onLoad);
  expect(faults).toEqual([]);
});

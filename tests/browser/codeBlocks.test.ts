import {expect, test} from 'vitest';

import {collectFaults, hydrated, useSite} from './support';

const site = useSite();
const PAGE = '/v2/api-manager/deploy';

test('a resize at the moment at which code blocks are taken down breaks nothing', async () => {
  const page = await (await site.context()).newPage();
  const faults = collectFaults(page);
  await page.addInitScript(() => {
    Object.assign(window, {resizes: 0});
    // The framework's library takes an element away by one of these.
    for (const [owner, name] of [
      [Node.prototype, 'removeChild'],
      [Element.prototype, 'remove'],
    ] as const) {
      const remove = (owner as never)[name] as (this: Node, ...args: Node[]) => unknown;
      Object.assign(owner, {
        [name](this: Node, ...args: Node[]) {
          const removed = args[0] ?? this;
          const answer = remove.apply(this, args);
          if (removed instanceof Element && removed.querySelector('pre code') !== null) {
            Object.assign(window, {resizes: resizes() + 1});
            window.dispatchEvent(new Event('resize'));
          }
          return answer;
        },
      });
    }
    const resizes = () => (window as unknown as {resizes: number}).resizes;
  });
  const resizes = () => page.evaluate(() => (window as unknown as {resizes: number}).resizes);
  await page.goto(site.url + PAGE);
  await hydrated(page);
  await expect.poll(() => page.locator('pre code').count()).toBeGreaterThan(0);
  const onLoad = await resizes();
  await page.locator('.pagination-nav__link--next').click();
  await expect.poll(resizes).toBeGreaterThan(onLoad);
  expect(faults).toEqual([]);
});

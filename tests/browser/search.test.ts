import {describe, expect, test} from 'vitest';

import {hydrated, idle, LANGUAGES, PHONE, useSite} from './support';
import {text} from './texts';

const site = useSite();
const INDEX = '**/search-index.json*';

/** Suggestions that no more of the index will change. */
const SETTLED = '.navbar [role=listbox][aria-busy=false] [role=option]';

const WORDS = {en: {query: 'workspace', none: 'xyzzyplugh'}, 'pt-BR': {query: 'ambiente', none: 'xyzzyplugh'}};

describe.each(LANGUAGES)('search in $locale', ({locale, prefix}) => {
  const {query, none} = WORDS[locale];

  test('the index is fetched on focus, once, from this site, by GET, with a hash of the content', async () => {
    const context = await site.context();
    const page = await context.newPage();
    const requests: string[] = [];
    context.on(
      'request',
      (request) => request.url().includes('search-index') && requests.push(`${request.method()} ${request.url()}`),
    );
    await page.goto(`${site.url}${prefix}/v2/overview`);
    await hydrated(page);
    expect(requests).toEqual([]);
    await page.locator('.navbar input').focus();
    await page.keyboard.type(query);
    await page.locator(SETTLED).first().waitFor();
    expect(requests.map((request) => request.replace(/\?_=[0-9a-f]{8}$/, '?_=HASH'))).toEqual(
      ['', '-content', '-exact'].map((part) => `GET ${site.url}${prefix}/search-index${part}.json?_=HASH`),
    );
  });

  test('hovering the box is enough to fetch the index', async () => {
    const page = await site.open(`${prefix}/v2/overview`);
    const fetched = page.context().waitForEvent('request', (request) => request.url().includes('search-index'));
    await page.locator('.navbar input').hover();
    await fetched;
  });

  test.each(['Control+k', 'Meta+k'])(
    '%s focuses the box; arrows choose, Enter opens, Escape closes',
    async (shortcut) => {
      const page = await site.open(`${prefix}/release-notes/`);
      await page.keyboard.press(shortcut);
      const input = page.locator('.navbar input');
      await page.locator('.navbar input:focus').waitFor();
      await expect.poll(() => input.getAttribute('aria-label')).toBe(text(locale, 'search.label'));
      await page.keyboard.type(query);
      const options = page.locator(SETTLED);
      await options.first().waitFor();
      await expect.poll(() => options.count()).toBeLessThanOrEqual(8);
      await page.keyboard.press('Escape');
      await expect.poll(() => page.locator('.navbar [role=option]:visible').count()).toBe(0);
      await page.keyboard.type(' ');
      await options.first().waitFor();
      await page.keyboard.press('ArrowDown');
      const active = options.nth(1);
      await expect.poll(() => active.getAttribute('aria-selected')).toBe('true');
      await expect.poll(() => input.getAttribute('aria-activedescendant')).toBe(await active.getAttribute('id'));
      const target = await active.getAttribute('href');
      expect(target).toMatch(new RegExp(`^${prefix}/`));
      await page.keyboard.press('Enter');
      await page.waitForURL(`**${target}`);
      expect(await page.locator('article mark').count()).toBe(0);
    },
  );

  test('words without a match, and no words at all', async () => {
    const page = await site.open(`${prefix}/v2/overview`);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('   ');
    await idle(page);
    expect(await page.locator('.navbar [role=option]').count()).toBe(0);
    await page.keyboard.type(none);
    await page.locator('.navbar p', {hasText: text(locale, 'search.none', {query: none})}).waitFor();
  });

  test('"see all" opens the search page, whose address holds the query', async () => {
    const page = await site.open(`${prefix}/v2/overview`);
    await page.keyboard.press('Control+k');
    await page.keyboard.type(query);
    await page.getByRole('link', {name: text(locale, 'search.all')}).click();
    await page.waitForURL(`**${prefix}/search/?q=${query}`);
    await page.locator('main article a').first().waitFor();
    const input = page.locator('main input[type=search]');
    await expect.poll(() => input.inputValue()).toBe(query);
    await expect.poll(() => input.getAttribute('aria-label')).toBe(text(locale, 'search.label'));
    await input.fill(none);
    await page.locator('[role=status]', {hasText: text(locale, 'search.none', {query: none})}).waitFor();
    await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(none);
  });

  test('a suggestion says the path to its page; no word of a query is dropped', async () => {
    const page = await site.open(`${prefix}/v2/overview`);
    const [without, plain] = locale === 'en' ? ['kafka without ssl', 'kafka ssl'] : ['kafka sem ssl', 'kafka ssl'];
    const found = async (words: string): Promise<(string | null)[]> => {
      await page.locator('.navbar input').fill(words);
      await page.locator(SETTLED).filter({hasText: /kafka/i}).first().waitFor();
      return page.locator(SETTLED).evaluateAll((options) => options.map((option) => option.getAttribute('href')));
    };
    const plainly = await found(plain);
    expect(await page.locator(SETTLED).filter({hasText: ' › '}).count()).toBeGreaterThan(0);
    await expect.poll(() => found(without)).not.toEqual(plainly);
  });

  test('chips leave the results of one manual and area, in the address; / goes to the box; none found leads on', async () => {
    const page = await site.open(`${prefix}/search?q=kafka`);
    const chips = page.locator('main [aria-busy=false] [data-chips=set] button');
    const links = page.locator('main article h2 a');
    await chips.filter({hasText: /^v1/}).click();
    await page.waitForURL(/[?&]in=v1/);
    await expect.poll(() => chips.filter({hasText: /^v1/}).getAttribute('aria-pressed')).toBe('true');
    const shown = await links.evaluateAll((all) => all.map((a) => a.getAttribute('href')));
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.filter((href) => href!.startsWith(`${prefix}/v2`))).toEqual([]);
    await page.locator('h1').click();
    await page.keyboard.press('/');
    await page.locator('.navbar input:focus').waitFor();
    await page.keyboard.type(`/${none}`);
    await page.locator(`.navbar a[href="${prefix}/v2/reference/errors"]`).waitFor();
    await expect.poll(() => page.locator('.navbar input').inputValue()).toBe(`/${none}`);
  });

  test('the search page reads q, ignores ctx, and refuses the index of another origin', async () => {
    const page = await site.open(`${prefix}/search?q=${query}&ctx=nowhere`);
    await page.locator('main article a').first().waitFor();
    expect(await page.locator('main select').count()).toBe(0);

    const foreign: string[] = [];
    page
      .context()
      .on('request', (request) => new URL(request.url()).host.includes('evil.example') && foreign.push(request.url()));
    // `/` + `/evil.example/` is an address of another host; under `/pt-BR/` there is no way out, only a missing index.
    const version = '/evil.example/';
    const expected =
      prefix === '' ? text(locale, 'search.foreignIndex') : text(locale, 'search.wholeManual', {version});
    await page.goto(`${site.url}${prefix}/search?q=${query}&version=${encodeURIComponent(version)}`);
    await page.locator('[role=status]', {hasText: expected}).waitFor();
    await expect
      .poll(() => page.getByRole('button', {name: text(locale, 'search.retry')}).count())
      .toBe(prefix === '' ? 1 : 0);
    expect(foreign).toEqual([]);
  });

  test('a version without an index of its own searches the whole and says so, beside the box', async () => {
    const page = await site.open(`${prefix}/search?q=kafka&version=v1`);
    const status = page.locator('main [role=status]', {hasText: text(locale, 'search.wholeManual', {version: 'v1'})});
    await status.waitFor();
    await expect
      .poll(() => page.locator('main [aria-busy=false] article a').first().getAttribute('href'))
      .toContain(`${prefix}/integra/catalogo-componentes/`);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('kafka');
    await page.locator(SETTLED).first().waitFor();
    await status.waitFor();
  });

  test('a page found by another name for it says so; a section shows its page and its text', async () => {
    const page = await site.open(`${prefix}/v2/overview`);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('dataweave');
    await page
      .locator(SETTLED, {hasText: text(locale, 'search.also', {name: 'dataweave'})})
      .first()
      .waitFor();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('CRC64NVME');
    const section = page.locator(SETTLED, {hasText: 'Amazon S3'}).first();
    await section.locator('mark', {hasText: 'CRC64NVME'}).waitFor();
  });

  test('offline, and when nothing comes for 15 s, the box says so and the next try works', async () => {
    const context = await site.context();
    const page = await context.newPage();
    await page.clock.install();
    await page.goto(`${site.url}${prefix}/v2/overview`);
    await hydrated(page);
    const retry = page.getByRole('button', {name: text(locale, 'search.retry')});
    await context.route(INDEX, () => new Promise(() => undefined));
    const asked = page.waitForRequest(INDEX);
    await page.keyboard.press('Control+k');
    await page.keyboard.type(query);
    await asked;
    await page.clock.fastForward(15_000);
    await page.locator('.navbar p', {hasText: text(locale, 'search.stalled')}).waitFor();
    await context.unroute(INDEX);
    await context.setOffline(true);
    await retry.click();
    await page.locator('.navbar p', {hasText: text(locale, 'search.offline')}).waitFor();
    await context.setOffline(false);
    await retry.click();
    await page.locator('.navbar [role=option]').first().waitFor();
  });

  test.each([
    ['fails', (route: {abort: () => Promise<void>}) => route.abort()],
    ['is no JSON', (route: {fulfill: (r: object) => Promise<void>}) => route.fulfill({body: '<html>'})],
    ['is cut short', (route: {fulfill: (r: object) => Promise<void>}) => route.fulfill({body: '[{"documents":['})],
    ['answers 500', (route: {fulfill: (r: object) => Promise<void>}) => route.fulfill({status: 500, body: ''})],
  ])('when the index %s the box says so and the next try works', async (_, answer) => {
    const context = await site.context();
    await context.route(INDEX, answer as never); // before the page is there, so that no request slips through
    const page = await context.newPage();
    await page.goto(`${site.url}${prefix}/v2/overview`);
    await hydrated(page);
    await page.keyboard.press('Control+k');
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('combobox');
    await page.keyboard.type(query);
    await page.locator('.navbar p', {hasText: text(locale, 'search.failed')}).waitFor();
    await context.unroute(INDEX);
    await page.getByRole('button', {name: text(locale, 'search.retry')}).click();
    await page.locator('.navbar [role=option]').first().waitFor();
  });
});

describe.each(LANGUAGES)('while the index is slow, in $locale', ({locale, prefix}) => {
  test('the box says that it searches, then shows what it found', async () => {
    const context = await site.context();
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await context.route(INDEX, async (route) => {
      await held;
      await route.continue();
    });
    const page = await context.newPage();
    await page.goto(`${site.url}${prefix}/v2/overview`);
    await hydrated(page);
    await page.keyboard.press('Control+k');
    await page.keyboard.type(WORDS[locale].query);
    await page.locator('.navbar p', {hasText: text(locale, 'search.loading')}).waitFor();
    release();
    await page.locator('.navbar [role=option]').first().waitFor();
  });
});

test('the address of the search page follows 300 ms after the last letter', async () => {
  const page = await (await site.context()).newPage();
  await page.clock.install();
  await page.goto(`${site.url}/search`);
  await hydrated(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  const query = (): string | null => new URL(page.url()).searchParams.get('q');
  await page.locator('main input[type=search]').focus();
  await page.keyboard.type('kafka'); // browsers refuse more than 100 changes in 30 s
  await page.clock.runFor(299);
  expect(query()).toBe(null);
  await page.clock.runFor(1);
  await expect.poll(query).toBe('kafka');
});

test('on a phone the box opens over the navbar and its list fits the screen', async () => {
  const page = await site.open('/v2/overview', {viewport: PHONE});
  await page.locator('.navbar input').click();
  await page.keyboard.type('workspace');
  await page.locator('.navbar [role=option]').first().waitFor();
  const box = await page.locator('.navbar [role=listbox]').boundingBox();
  expect(box!.x).toBeGreaterThanOrEqual(0);
  expect(box!.x + box!.width).toBeLessThanOrEqual(PHONE.width);
});

test('Ctrl+Enter opens the result in a new tab and leaves the page', async () => {
  const page = await site.open('/v2/overview');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('workspace');
  await page.locator('.navbar [role=option]').first().waitFor();
  const opened = page.context().waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  expect(new URL((await opened).url()).origin).toBe(site.url);
  expect(new URL(page.url()).pathname).toBe('/v2/overview');
});

test('half a character in the box finds what the rest says', async () => {
  const page = await site.open('/v2/overview');
  await page.locator('.navbar [role=search] input').click();
  await page.evaluate(() => document.execCommand('insertText', false, 'kafka\ud83d'));
  await page.locator('.navbar [role=listbox][aria-busy=false] [role=option]').first().waitFor();
  await page.keyboard.press('Enter');
  await page.locator('article h1, main mark').first().waitFor();
});

test('a place of the other language is named, and all results are there', async () => {
  const page = await site.open('/pt-BR/search?q=kafka&area=Recipes');
  const said = page.locator('main > div > p', {hasText: text('pt-BR', 'search.nothingIn', {place: 'Recipes'})});
  await said.waitFor();
  await expect.poll(() => page.locator('main article').count()).toBeGreaterThan(10);
  await page.locator('main [data-chips=area] button').first().click();
  await said.waitFor({state: 'detached'});
});

test('a query of thousands of letters leads to an address that servers take', async () => {
  const page = await site.open('/v2/overview');
  const box = page.locator('.navbar [role=search] input');
  await box.fill('kafka '.repeat(1500));
  await box.press('Enter');
  await expect.poll(() => new URL(page.url()).pathname).not.toBe('/v2/overview');
  expect(page.url().length).toBeLessThan(5000);
});

import {AxeBuilder} from '@axe-core/playwright';
import type {Locator, Page} from 'playwright-core';
import {describe, expect, test} from 'vitest';

import {collectFaults, hydrated, LANGUAGES, useSite} from './support';
import {text} from './texts';

const site = useSite();
const FUNCTIONS = '/v2/ipaas/engine/template-functions';
const GO_TEMPLATE = '/v2/ipaas/engine/go-template';
const SCHEDULER = '/v2/ipaas/components/triggers/scheduler';

const NO_CODE = '/v2/ipaas/components/logical/data-transformation-no-code';
const STYLESHEETS = ['/v2/ipaas/components/logical/xslt-transformation', '/v2/examples/soap-to-rest'];

/** Opens the playground of the page's first example, and waits for what it prints. */
async function opened(page: Page): Promise<void> {
  await page.locator('[data-try=template]').first().click();
  await page.locator('.playground [data-state=done]').waitFor();
}

const typeInto = async (page: Page, field: number, value: string): Promise<void> => {
  await page.locator('.playground .cm-content').nth(field).fill(value);
};

test('nothing of the playground is fetched before it is opened', async () => {
  const page = await site.open(GO_TEMPLATE);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.locator('[data-try=template]').first().hover();
  expect(requests.filter((url) => url.includes('gotemplate'))).toEqual([]);
  await opened(page);
  expect(requests.filter((url) => url.endsWith('.gzip'))).toHaveLength(1);
  expect(requests.filter((url) => !url.startsWith(site.url))).toEqual([]);
});

describe.each(LANGUAGES)('examples in $locale', ({locale, prefix}) => {
  // English pages have the same examples; one page in each language is enough.
  const path = locale === 'en' ? FUNCTIONS : GO_TEMPLATE;

  test(`all of ${path} give what the page says`, async () => {
    const page = await site.open(prefix + path);
    const faults = collectFaults(page);
    await opened(page);
    const examples = page.locator('.playground__examples');
    await expect.poll(() => examples.getAttribute('aria-label')).toBe(text(locale, 'playground.examples'));
    const count = await examples.locator('option').count();
    expect(count).toBe(await page.locator('[data-try=template]').count());
    // All in the page, one after the other: a question and an answer each from here would take minutes.
    const found = await page.evaluate(async () => {
      const select = document.querySelector<HTMLSelectElement>('.playground__examples')!;
      const result = document.querySelector<HTMLElement>('.playground__result')!;
      const texts: string[] = [];
      for (let i = 0; i < select.options.length; i += 1) {
        if (/\bgen[CPS]/.test(select.options[i]!.textContent)) {
          continue; // computes keys for seconds; `npm run examples` runs these in the same engine
        }
        select.selectedIndex = i;
        select.dispatchEvent(new Event('change', {bubbles: true}));
        do {
          await new Promise((resolve) => requestAnimationFrame(resolve));
        } while (result.getAttribute('aria-busy') === 'true');
        texts.push(`${result.dataset['asStated'] ?? 'nothing stated'}: ${select.options[i]!.textContent}`);
      }
      return texts;
    });
    expect(found.filter((each) => each.startsWith('false'))).toEqual([]);
    expect(found.filter((each) => each.startsWith('true')).length).toBeGreaterThan(locale === 'en' ? 200 : 10);
    expect(faults).toEqual([]);
  });
});

test('an error says where it is; a message that is no JSON, too', async () => {
  const page = await site.open(GO_TEMPLATE);
  await opened(page);
  await typeInto(page, 0, 'a\n{{ .payload.id.gone }}');
  const status = page.locator('.playground [role=status]');
  await status.filter({hasText: 'AQD-5001'}).waitFor();
  await expect.poll(() => status.textContent()).toMatch(/Line 2, column \d+:$/);
  await page.locator('.playground__fault').waitFor(); // the editor marks the line once the fault is told
  await typeInto(page, 0, '{{ nothing }}');
  await status.filter({hasText: 'AQD-5005'}).waitFor();
  await typeInto(page, 1, '{');
  await typeInto(page, 0, 'a');
  await status.filter({hasText: 'The message is not JSON. Message, line 1'}).waitFor();
});

test('endless and huge templates end at their limits; the page answers meanwhile, and the next template runs', async () => {
  const page = await site.open(GO_TEMPLATE);
  await opened(page);
  const result = page.locator('.playground__result');
  await typeInto(page, 0, '{{ $l := until 100000 }}{{ range $l }}{{ range $l }}{{ end }}{{ end }}');
  await result.and(page.locator('[aria-busy=true]')).waitFor();
  await page.locator('.playground__examples').focus();
  await result.filter({hasText: 'took longer than 2 s'}).waitFor();
  // Few steps: on a busy machine many would meet the limit of time first.
  await typeInto(page, 0, `{{ range until 1100 }}${'0123456789'.repeat(100)}{{ end }}`);
  await result.filter({hasText: 'larger than 1 MB'}).waitFor();
  await typeInto(page, 0, '{{ until 1000000000 }}');
  await result.filter({hasText: /used up its memory|took longer/}).waitFor();
  await typeInto(page, 0, '{{ add 40 2 }}');
  await result.filter({hasText: '42'}).waitFor();
});

test('a link holds template and message; Escape closes and gives the focus back', async () => {
  const page = await site.open(GO_TEMPLATE, {permissions: ['clipboard-read', 'clipboard-write']});
  const button = page.locator('[data-try=template]').nth(1);
  await button.focus();
  await page.keyboard.press('Enter');
  await page.locator('.playground [data-state=done]').waitFor();
  await typeInto(page, 0, '{{ .payload.id }} &#+');
  await typeInto(page, 1, '{"payload": {"id": "é"}}');
  await page.getByRole('button', {name: 'Copy link'}).click();
  await page.getByRole('button', {name: 'Link copied'}).waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('.playground').count()).toBe(0);
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  const other = await page.context().newPage();
  await other.goto(link);
  await other.locator('.playground pre', {hasText: 'é &#+'}).waitFor();
});

test('the Tab key goes through the playground and leaves its editors', async () => {
  const page = await site.open(GO_TEMPLATE);
  await opened(page);
  const first = page.locator('.playground .cm-content').first();
  await first.focus();
  await page.keyboard.type('/'); // no shortcut here
  await first.filter({hasText: '/'}).waitFor();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.className)).toContain(
    'cm-content',
  );
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.className)).toBe('playground__result'); // it scrolls
});

test.each(LANGUAGES)(
  'integration files in $locale: valid, drawn like the picture of the page, run; a fault leads to its field',
  async ({locale, prefix}) => {
    const page = await site.open(`${prefix}/v2/ipaas/components/logical/choice`);
    const faults = collectFaults(page);
    await page.locator('[data-try=integration]').nth(1).click();
    const status = page.locator('.playground [role=status]').first();
    await status.filter({hasText: text(locale, 'playground.integration.valid')}).waitFor();
    const drawn = await page.locator('.playground__picture').getAttribute('src');
    const picture = await page.request.get(`${site.url}/img/${locale}/flows/logical.choice.svg`);
    expect(decodeURIComponent(drawn!.replace(/^[^,]*,/, ''))).toBe(
      (await picture.text()).replace(/ data-source="[^"]*"/, ''),
    );
    expect(await page.locator('.playground__picture').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(
      440,
    );
    await page.getByRole('button', {name: text(locale, 'playground.integration.run')}).click();
    await page.locator('[data-run=done]').waitFor();
    expect(await page.locator('.playground__steps summary').allTextContents()).toEqual([
      `route ${locale === 'en' ? 'leads to' : 'leva a'} wait-for-payment`,
      expect.stringMatching(/^wait-for-payment .*mocks$/),
    ]);
    expect(faults).toEqual([]);
    await typeInto(
      page,
      0,
      'kind: Integration\nspec:\n  steps:\n    - name: a\n      type: logical.choice\n      config: {}',
    );
    const fault = page.locator('.playground__faults li', {hasText: 'config.when'});
    await expect
      .poll(() => fault.locator('a').getAttribute('href'))
      .toBe(`${prefix}/v2/ipaas/components/logical/choice#fields.when`);
    await expect.poll(() => fault.textContent()).toContain(locale === 'en' ? 'Line 6' : 'Linha 6');
  },
);

test.each(LANGUAGES)(
  'schedules in $locale: in words, next runs, clock changes, what is refused',
  async ({locale, prefix}) => {
    const page = await site.open(prefix + SCHEDULER);
    await page.locator('[data-try=cron]').nth(2).click();
    // Expression, time zone, first moment.
    const input = (i: number): Locator => page.locator('.playground__input').nth(i);
    const status = page.locator('.playground [role=status]');
    await status.filter({hasText: locale === 'en' ? 'At 02:00' : 'Às 02:00'}).waitFor();
    await expect
      .poll(() => page.locator('.playground__runs tbody tr').first().textContent())
      .toContain('2025-02-28 02:00UTC-03:002025-02-28 05:00');
    await input(0).fill('30 2 * * *');
    await input(1).fill('America/New_York');
    await input(2).fill('2025-03-08T00:00:00Z');
    await page.locator('[data-mark=skipped]', {hasText: '2025-03-09 02:30'}).waitFor();
    await input(0).fill('0 0 L * *');
    await status.filter({hasText: 'L'}).and(page.locator('.playground__error')).waitFor();
  },
);

test.each(LANGUAGES)(
  'requests in $locale: the Route that the page states, with the rule; what is refused',
  async ({locale, prefix}) => {
    const page = await site.open(`${prefix}/v2/api-gateway/aqueduto-kong/routes`);
    const faults = collectFaults(page);
    const button = page.locator('[data-try=route]').first();
    await button.focus();
    await page.keyboard.press('Enter');
    const status = page.locator('.playground [role=status]');
    await status.filter({hasText: 'partner-orders'}).waitFor();
    await expect.poll(() => status.textContent()).toContain(text(locale, 'playground.route.rule.kinds'));
    const examples = page.locator('.playground__examples');
    const count = await examples.locator('option').count();
    expect(count).toBe(6);
    for (let i = 0; i < count; i += 1) {
      await examples.selectOption(String(i));
      await page.locator('.playground__result[data-as-stated=true]:not([aria-busy=true])').waitFor();
    }
    // Before the editors are filled: replacing all of their text, Chromium tries a style of its own, which the policy refuses.
    expect(faults).toEqual([]);
    await typeInto(page, 1, 'PATCH https://api.horizonte.example/nothing');
    await status.filter({hasText: '404'}).waitFor();
    await typeInto(page, 0, '- name: a\n  methods: GET');
    await status.filter({hasText: 'methods'}).and(page.locator('.playground__error')).waitFor();
    await page.locator('.playground__fault').waitFor(); // the editor marks the line once the fault is told
  },
);

test.each(LANGUAGES)('a policy in $locale: what ends a request, and what runs', async ({locale, prefix}) => {
  const page = await site.open(`${prefix}/v2/api-manager/api-gateway-policy`);
  const faults = collectFaults(page);
  await page.locator('[data-try=policy]').click();
  const status = page.locator('.playground [role=status]');
  await status.filter({hasText: '401 No API key found in request'}).waitFor();
  const outcome = (plugin: string): Locator => page.locator('.playground__runs tr', {hasText: plugin});
  await expect.poll(() => outcome('rate-limiting').getAttribute('data-outcome')).toBe('skipped');
  const {violations} = await new AxeBuilder({page}).include('.playground').analyze();
  expect(violations.map(({id}) => id)).toEqual([]);
  expect(faults).toEqual([]);
  await typeInto(page, 1, 'POST https://api.horizonte.example/orders\napikey: not-real');
  await outcome('rate-limiting').and(page.locator('[data-outcome=mayEnd]')).waitFor();
  await expect.poll(() => outcome('rate-limiting').textContent()).toContain(text(locale, 'playground.policy.endpoint'));
  await typeInto(page, 0, 'spec: [');
  await status.and(page.locator('.playground__error')).waitFor();
});

/** An expression for which the time of the browser doubles with each letter, on a page and in a policy. */
const ENDLESS: {kind: string; path: string; values: Record<string, string>}[] = [
  {
    kind: 'route',
    path: '/v2/api-gateway/aqueduto-kong/routes',
    values: {
      routes: '- name: a\n  paths: ["~/(a+)+$"]',
      request: `GET https://a.example/${'a'.repeat(50)}b`,
    },
  },
  {
    kind: 'policy',
    path: '/v2/api-manager/api-gateway-policy',
    values: {
      policy:
        'spec: {routes: [{name: a, config: {paths: ["/"]}}], plugins: [{name: bot-detection, config: {deny: ["^(a+)+$"]}}]}',
      request: `GET https://a.example/\nUser-Agent: ${'a'.repeat(50)}b`,
    },
  },
];

describe.each(LANGUAGES)('$locale: a link with an expression without an end', ({locale, prefix}) => {
  test.each(ENDLESS)('in a $kind is stopped after 2 s; the page answers meanwhile, and goes on', async (row) => {
    const {kind, path, values} = row;
    const page = await site.open(`${prefix}${path}#${new URLSearchParams({try: kind, ...values}).toString()}`);
    const status = page.locator('.playground [role=status]');
    await status.filter({hasText: text(locale, 'playground.request.stopped')}).waitFor();
    await typeInto(page, 1, 'GET https://a.example/');
    await page
      .locator('.playground__runs')
      .or(status.filter({hasText: 'a'}))
      .first()
      .waitFor();
    await status.filter({hasText: text(locale, 'playground.request.stopped')}).waitFor({state: 'detached'});
  });
});

test.each(LANGUAGES)(
  'paths in $locale: what the page says, with normalized paths; faults',
  async ({locale, prefix}) => {
    const page = await site.open(prefix + NO_CODE);
    const faults = collectFaults(page);
    await page.locator('[data-try=jsonpath]').first().click();
    const status = page.locator('.playground [role=status]');
    await expect.poll(() => page.locator('.playground__examples option').count()).toBe(10);
    for (let i = 0; i < 10; i += 1) {
      await page.locator('.playground__examples').selectOption(String(i));
      await page.locator('.playground__result[data-as-stated=true]:not([aria-busy=true])').waitFor();
    }
    await expect.poll(() => status.textContent()).toContain(text(locale, 'playground.jsonpath.asStated'));
    const {violations} = await new AxeBuilder({page}).include('.playground').analyze();
    expect(violations.map(({id}) => id)).toEqual([]);
    const path = page.locator('.playground__input');
    await path.fill('$..sku');
    await page.locator('.playground__nodes', {hasText: "$['payload']['items'][1]['sku']\"B-2\""}).waitFor();
    expect(faults).toEqual([]);
    await path.fill('$..sku[');
    await status.filter({hasText: locale === 'en' ? 'Column 8:' : 'Coluna 8:'}).waitFor();
    await path.fill('$[?count($..*..*..*..*..*..*..*) > 0]'); // no end in sight
    await typeInto(page, 0, '['.repeat(24) + '1' + ',1]'.repeat(24));
    await status.filter({hasText: '2 s'}).waitFor();
    await path.fill('$[0][0]');
    await page.locator('.playground__nodes').waitFor();
    await typeInto(page, 0, '{"a":\n  x}');
    await status.filter({hasText: locale === 'en' ? 'line 2, column 3' : 'linha 2, coluna 3'}).waitFor();
  },
);

test('two fields that change before the page is drawn again both keep what was typed', async () => {
  const page = await site.open(SCHEDULER);
  await page.locator('[data-try=cron]').first().click();
  const fields = page.locator('.playground__input');
  const typed = ['5 4 * * *', 'America/Sao_Paulo'];
  await fields.nth(typed.length - 1).waitFor();
  await fields.evaluateAll((inputs, texts) => {
    const {set} = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
    texts.forEach((value, i) => {
      set!.call(inputs[i], value);
      inputs[i]!.dispatchEvent(new Event('input', {bubbles: true}));
    });
  }, typed);
  // Both fields are drawn from one state: the second stands when the first is either kept or lost.
  await expect.poll(() => fields.nth(1).inputValue()).toBe(typed[1]);
  await expect.poll(() => fields.nth(0).inputValue()).toBe(typed[0]);
});

test('stylesheets give what their pages say; what would load something is refused', async () => {
  for (const path of STYLESHEETS) {
    const page = await site.open(path);
    const faults = collectFaults(page);
    await page.locator('[data-try=xslt]').first().click();
    const status = page.locator('.playground [role=status]');
    if (!(await page.evaluate(() => 'XSLTProcessor' in window))) {
      await status.filter({hasText: text('en', 'playground.xslt.noProcessor')}).waitFor();
      continue; // Chromium 158 and later
    }
    const examples = page.locator('.playground__examples');
    const count = await page.locator('[data-try=xslt]').count();
    await expect.poll(() => examples.locator('option').count()).toBe(count);
    for (let i = 0; i < count; i += 1) {
      await examples.selectOption(String(i));
      await page.locator('.playground__result[data-as-stated=true]').waitFor();
    }
    expect(faults).toEqual([]);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    for (const [body, said] of LOADING) {
      await typeInto(page, 0, stylesheet(body));
      await page.getByRole('button', {name: text('en', 'playground.xslt.run'), exact: true}).click();
      await status.filter({hasText: said}).waitFor();
    }
    expect(requests).toEqual([]);
  }
});

/** Parts of stylesheets, and what is said of them. */
const LOADING: [body: string, said: string][] = [
  ['<xsl:import href="https://elsewhere.example/a.xsl"/>', 'xsl:import loads nothing here'],
  ['<xsl:template match="/"><xsl:value-of select="document(\'a.xml\')"/></xsl:template>', 'document() is not allowed'],
  ['<xsl:template match="/"><xsl:call-template name="r"/></xsl:template>', 'does not say why'],
  [
    '<xsl:template match="/" name="r"><xsl:call-template name="r"/></xsl:template>', // without an end
    'does not say why',
  ],
  ['<xsl:template match="/"><img src="https://elsewhere.example/a.png"/></xsl:template>', 'Output:'],
  ['<xsl:valueof select="1"/>', 'no element xsl:valueof'],
  ['<a>', 'not well-formed XML from line 1'],
];

const stylesheet = (body: string): string =>
  `<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform">${body}</xsl:stylesheet>`;

test.each(LANGUAGES)('stylesheets in $locale: a browser without a processor says so', async ({locale, prefix}) => {
  const context = await site.context();
  await context.addInitScript(() => Reflect.deleteProperty(window, 'XSLTProcessor'));
  const page = await context.newPage();
  await page.goto(site.url + prefix + STYLESHEETS[0]!);
  await hydrated(page);
  await page.locator('[data-try=xslt]').first().click();
  await page
    .locator('.playground [role=status]')
    .filter({hasText: text(locale, 'playground.xslt.noProcessor')})
    .waitFor();
  const {violations} = await new AxeBuilder({page}).include('.playground').analyze();
  expect(violations.map(({id}) => id)).toEqual([]);
});

test.each(LANGUAGES)(
  'an integration with hundreds of jumps in $locale is judged at once, and said to be too large to draw',
  async ({locale, prefix}) => {
    const steps = Array.from({length: 420}, (_, i) => `  - {name: s${i}, type: a.b, next: s${(i * 7 + 13) % 420}}`);
    const file = `kind: Integration\nspec:\n  steps:\n${steps.join('\n')}`;
    const hash = new URLSearchParams({try: 'integration', file, message: '{}'}).toString();
    const page = await site.open(`${prefix}/v2/ipaas/components/logical/choice#${hash}`);
    const result = page.locator('.playground__result[data-state=done]');
    await result.filter({hasText: 'AQD-5005'}).waitFor();
    await result.filter({hasText: text(locale, 'playground.integration.tooLarge')}).waitFor();
    // The next file has its picture: nothing waits for the one before.
    await typeInto(page, 0, 'kind: Integration\nspec:\n  steps:\n  - {name: a, type: tech.kafka}');
    await page.locator('.playground__picture').waitFor();
    expect(await result.filter({hasText: text(locale, 'playground.integration.tooLarge')}).count()).toBe(0);
  },
);

test('the Back button closes a playground with its page', async () => {
  const page = await site.open(FUNCTIONS);
  await page
    .locator(`article a[href$="${GO_TEMPLATE}"]`)
    .first()
    .evaluate((link) => (link as HTMLElement).click());
  await page.waitForURL(`**${GO_TEMPLATE}`);
  await page.locator('[data-try=template]').first().waitFor();
  await opened(page);
  await page.goBack();
  await page.waitForURL(`**${FUNCTIONS}`);
  await page.locator('dialog.playground').waitFor({state: 'detached'});
});

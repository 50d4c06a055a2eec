import type {Page} from 'playwright-core';
import {beforeAll, describe, expect, test} from 'vitest';

import {LOCALES} from '../../src/manual/locale';
import {approvedNames, changesOf} from '../../tools/look/approved';
import {KINDS} from '../../tools/look/kinds';
import {openPage, takePictures} from '../../tools/look/takePictures';
import {useSite} from './support';

const site = useSite({keepContexts: true});
const seen: string[] = [];
let page: Page;

beforeAll(async () => {
  page = await openPage(site.browser(), true);
});

// `npm run look` shows pages to a person; `npm run look -- --approve` makes what they look like now the approved look.
describe.each(LOCALES)('in %s looks as approved:', (locale) => {
  test.each(KINDS)('$name', async (kind) => {
    const pictures = await takePictures(page, site.url, kind, locale, true);
    seen.push(...pictures.map(({name}) => name));
    expect(pictures.flatMap((picture) => changesOf(process.cwd(), picture))).toEqual([]);
  });
});

test('no picture is approved that nobody takes', () => {
  expect(approvedNames(process.cwd()).filter((name) => !seen.includes(name))).toEqual([]);
});

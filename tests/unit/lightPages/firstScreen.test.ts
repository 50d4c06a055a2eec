import {expect, test} from 'vitest';

import {firstScreen} from '../../../src/plugins/light-pages/firstScreen';

const FONTS = ['/assets/fonts/text.woff2'];
const page = (head: string, body = ''): string => `<!doctype html><head>${head}</head><body>${body}</body>`;

test('a page asks for its fonts before the style sheet that names them', () => {
  expect(firstScreen(page('<link rel=stylesheet href=/styles.css />'), FONTS)).toMatch(
    /<head><link rel=preload as=font type=font\/woff2 href="\/assets\/fonts\/text\.woff2" crossorigin><link rel=stylesheet/,
  );
});

test('not inside of what is for readers without scripts', () => {
  const noScript = '<noscript><link rel=stylesheet href=/noscript.css></noscript>';
  expect(firstScreen(page(`${noScript}<link rel=stylesheet href=/styles.css>`), FONTS)).toContain(
    `${noScript}<link rel=preload`,
  );
});

test.each(['<link rel=preload as=image href=/img/logo-dark.svg />', '<link rel="preload" as="image" href="/a.svg"/>'])(
  'and for no picture ahead: %s',
  (picture) => {
    expect(firstScreen(page('', `${picture}<main><img src=/a.svg></main>`), FONTS)).toBe(
      page('', '<main><img src=/a.svg></main>'),
    );
  },
);

test('a page that only leads on stays as it is', () => {
  const leadsOn = page('<meta http-equiv=refresh content="0; url=/v2"><script>location="/v2"</script>');
  expect(firstScreen(leadsOn, FONTS)).toBe(leadsOn);
});

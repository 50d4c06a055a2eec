import {describe, expect, test} from 'vitest';

import {lightHtml} from '../../../src/plugins/light-pages/lightHtml';

const SHELL = {boot: '/assets/js/boot.1.js', fonts: ['/assets/fonts/text.woff2']};
const page = (head: string, body = ''): string =>
  `<!doctype html><html><head><link rel=stylesheet href=/styles.css />${head}</head><body>${body}</body></html>`;

describe('the HTML of a page', () => {
  test('has the boot script in place of the framework’s, which it names in their order', () => {
    const scripts =
      '<script src=/assets/js/runtime.1.js defer></script><script src=/assets/js/main.2.js defer></script>';
    const html = lightHtml(page(scripts), SHELL);
    expect(html.match(/<script.*<\/script>/)?.[0]).toBe(
      '<script src="/assets/js/boot.1.js" data-scripts="/assets/js/runtime.1.js /assets/js/main.2.js" defer></script>',
    );
  });

  test('asks for the fonts before the style sheet, and for no picture ahead', () => {
    const picture = '<link rel=preload as=image href=/img/logo-dark.svg />';
    const html = lightHtml(page('<script src="/m.js" defer=""></script>', `${picture}<main></main>`), SHELL);
    expect(html).toMatch(/<head><link rel=preload as=font [^>]*text\.woff2[^>]* crossorigin><link rel=stylesheet/);
    expect(html).toContain('<body><main></main></body>');
  });

  test('asks for no font inside of what is for readers without scripts', () => {
    const noScript = '<noscript><link rel=stylesheet href=/noscript.css></noscript>';
    const html = lightHtml(
      `<head>${noScript}<link rel=stylesheet href=/a.css><script src=/m.js defer></script></head>`,
      SHELL,
    );
    expect(html).toContain(`${noScript}<link rel=preload as=font`);
  });

  test('keeps inline scripts, and pages that only lead on', () => {
    const inline = '<script>a()</script>';
    expect(lightHtml(page(`${inline}<script src=/m.js defer></script>`), SHELL)).toContain(inline);
    const leadsOn = page('<meta http-equiv=refresh content="0; url=/v2"><script>location="/v2"</script>');
    expect(lightHtml(leadsOn, SHELL)).toBe(leadsOn);
  });
});

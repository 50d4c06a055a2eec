import {expect, test} from 'vitest';

import {card} from '../../src/plugins/social-cards/card';

test('a card is a drawing without texts of its own, whatever the title', () => {
  for (const title of ['Kafka', 'Configuração & “ação” <b>', 'word '.repeat(60).trim(), 'x'.repeat(200)]) {
    const svg = card(title, 'v2 · iPaaS · Português (Brasil)');
    expect(svg).toMatch(/^<svg [^>]+>[\s\S]*<\/svg>$/);
    expect(svg).not.toMatch(/<text|NaN|undefined|&|<b>/);
  }
});

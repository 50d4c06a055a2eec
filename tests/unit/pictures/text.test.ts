import {describe, expect, test} from 'vitest';

import {widthOf} from '../../../src/drawing/text/metrics';
import {shorten, wrap} from '../../../src/drawing/text/wrap';

describe('wrap', () => {
  test('keeps a short text in one line', () => {
    expect(wrap('Save', 200, 15)).toEqual(['Save']);
  });

  test('breaks after spaces and after the joints of names', () => {
    expect(wrap('an order', 60, 15)).toEqual(['an', 'order']);
    expect(wrap('orders.created', 70, 15)).toEqual(['orders.', 'created']);
    expect(wrap('invoice-soap-bridge', 70, 15)).toEqual(['invoice-', 'soap-', 'bridge']);
  });

  test('breaks a word anywhere only when it is too long alone', () => {
    const lines = wrap('Anticonstitucionalissimamente', 100, 15);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join('')).toBe('Anticonstitucionalissimamente');
  });

  test.each(['one two three four', 'orders-kafka-to-postgresql', 'GET /orders/{id}/shipments'])(
    'no line of “%s” is too wide',
    (text) => {
      expect(wrap(text, 80, 15, 'bold').every((line) => widthOf(line, 15, 'bold') <= 80)).toBe(true);
    },
  );

  test('ends in … where lines are missing', () => {
    expect(wrap('one two three four five', 70, 15, 'regular', 2)).toEqual(['one two', 'three f…']);
  });
});

test('shorten leaves what fits alone', () => {
  expect(shorten('Horizonte', 200, 15)).toBe('Horizonte');
  expect(shorten('Horizonte', 40, 15)).toMatch(/^Hor?i?…$/);
});

test('an unknown character counts as a wide one', () => {
  expect(widthOf('漢', 10)).toBe(10);
});

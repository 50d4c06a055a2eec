import {readFileSync} from 'node:fs';

import {globSync} from 'tinyglobby';
import {describe, expect, test} from 'vitest';

import code from '../../i18n/pt-BR/code.json';
import {ownInterfaceTexts} from '../interfaceTexts';

describe('interface texts', async () => {
  const own = [...(await ownInterfaceTexts()).keys()];

  test('are found in the code', () => {
    expect(own.length).toBeGreaterThan(40);
  });

  // Whether it is English still, the check of interface texts says: it knows the words that are the same in both.
  test.each(own)('%s has a Portuguese text', (id) => {
    const translation = (code as Record<string, {message: string}>)[id];
    expect(translation, `i18n/pt-BR/code.json lacks "${id}"; add its Portuguese text.`).toBeDefined();
  });
});

describe('sidebar, navbar and footer texts', () => {
  test.each(globSync('i18n/pt-BR/**/*.json'))('%s has no empty message', (file) => {
    const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, {message: string}>;
    expect(Object.entries(texts).filter(([, {message}]) => message.trim() === '')).toEqual([]);
  });
});

import {describe, expect, test} from 'vitest';

import {wantedLanguage} from '../../src/client/wantedLanguage';
import {messageLink} from '../../src/components/PageHelp/messageLink';
import {linkByKey} from '../../src/theme/NavbarItem/DropdownNavbarItem/Desktop/linkByKey';

describe('the language that a reader would rather read', () => {
  test.each([
    [['pt-PT', 'en'], 'en', 'pt-BR'],
    [['en-US', 'pt-BR'], 'pt-BR', 'en'],
    [['de', 'pt'], 'en', 'pt-BR'],
    [['en-US'], 'en', undefined],
    [['de'], 'pt-BR', undefined],
  ])('%j on a page in %s: %s', (preferred, shown, expected) => {
    expect(wantedLanguage(preferred, shown, ['en', 'pt-BR'])).toBe(expected);
  });
});

describe('a message about a page', () => {
  test('is a mail', () => {
    expect(messageLink('mailto:a@b.example', 'Problem: A & B', 'x\n')).toBe(
      'mailto:a@b.example?subject=Problem%3A%20A%20%26%20B&body=x%0A',
    );
  });

  test('or an issue, whose address may have a query', () => {
    expect(messageLink('https://forge.example/new?labels=docs', 'A', 'B')).toBe(
      'https://forge.example/new?labels=docs&title=A&body=B',
    );
  });
});

describe('keys in a menu', () => {
  const links = ['a', 'b', 'c'];
  test.each([
    ['ArrowDown', undefined, 'a'],
    ['ArrowDown', 'c', 'a'],
    ['ArrowUp', undefined, 'c'],
    ['ArrowUp', 'b', 'a'],
    ['End', 'a', 'c'],
    ['Home', undefined, undefined],
    ['Enter', 'a', undefined],
  ])('%s from %s leads to %s', (key, current, expected) => {
    expect(linkByKey(key, links, current)).toBe(expected);
  });
});

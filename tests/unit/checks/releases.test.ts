import {expect, test} from 'vitest';

import {releases} from '../../../tools/checks/model/releases';
import type {Page} from '../../../tools/content/types';
import {EMPTY_MODEL, pageOf, subjectOf} from './page';

const MODEL = {
  ...EMPTY_MODEL,
  releases: new Map([
    ['2025-05-05', [{en: 'OPC UA', 'pt-BR': 'OPC UA'}]],
    ['2024-11-04', []],
  ]),
  generalAvailability: '2024-11-04',
};
const entries = (count: number, title = 'OPC UA') =>
  `## New {#new}\n\n${`- **v2** · **${title}.** New ([Page](/v2/opc-ua)).\n`.repeat(count)}`;
const note = (text: string): Page => ({
  ...pageOf(text),
  docSet: 'release-notes',
  path: '/release-notes/20250505',
  file: 'release-notes/20250505.md',
});
const about = (text: string, path = '/v2/opc-ua'): Page => ({...pageOf(text), path});
const messages = (...pages: Page[]) => releases(subjectOf(pages, MODEL)).map(({message}) => message);

test('a page and the note that leads to it agree', () => {
  expect(messages(about('Since May 5, 2025 it reads.'), note(entries(8)))).toEqual([]);
  expect(messages(about('| Since | v1; in v2 since May 5, 2025 |'), note(entries(8)))).toEqual([]);
});

test('reports a page that the note does not lead to', () => {
  expect(messages(about('Since May 5, 2025 it reads.', '/v2/other'), note(entries(8)))).toEqual([
    expect.stringContaining('release-notes/20250505.md does not lead to this page'),
  ]);
});

test('reports a day without release, but not dates of other things, nor what v2 had from its start', () => {
  expect(messages(about('It reads since May 6, 2025.'))).toEqual([
    expect.stringContaining('May 6, 2025 is no release'),
  ]);
  expect(messages(about('On May 6, 2025, at noon.'))).toEqual([]);
  expect(messages(about('In v2 since November 4, 2024.', '/v2/other'))).toEqual([]);
});

test('reports a note with too few or too many entries, or without its headline', () => {
  expect(messages(note(entries(7)))).toEqual([expect.stringContaining('7 entries')]);
  expect(messages(note(entries(21)))).toEqual([expect.stringContaining('21 entries')]);
  expect(messages(note(entries(8, 'PI System')))).toEqual([expect.stringContaining('“OPC UA”')]);
});

test('a component’s row “Since” is what the model says', () => {
  const found = (date: string) =>
    releases(
      subjectOf([about('| Since | v1; in v2 since November 4, 2024 |', '/v2/kafka')], MODEL, {'/v2/kafka': date}),
    ).map(({message}) => message);
  expect(found('2024-11-04')).toEqual([]);
  expect(found('2025-05-05')).toEqual([expect.stringContaining('since May 5, 2025')]);
});

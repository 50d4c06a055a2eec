import {readFileSync} from 'node:fs';

import {expect, test} from 'vitest';

import {downloads} from '../../tools/examples/files/downloads';
import {block, faultsOf} from './faultsOf';

const folder = 'downloads/orders-kafka-to-postgresql';
const file = readFileSync(`static/${folder}/order.json`, 'utf8');
const link = `[order.json](pathname:///${folder}/order.json)\n\n`;
const fault = async (code: string, name = 'order.json') =>
  (await faultsOf(downloads, link.replaceAll('order.json', name) + block(`json title="${name}"`, code)))[0];

test('a block that is the file is accepted', async () => {
  expect(await fault(file.trimEnd())).toBeUndefined();
});

test.each([
  [file.trimEnd().replace('ord-1000', 'ord-1001'), 'differs from line 3 of the block on; make them equal.'],
  [file.trimEnd() + '\n// more', `differs from line ${file.split('\n').length} of the block on; make them equal.`],
  [
    file.trimEnd().slice(0, -2),
    `goes on after line ${file.trimEnd().split('\n').length - 1} of the block; make them equal.`,
  ],
])('%j is not', async (code, sentence) => {
  expect(await fault(code)).toBe(`static/${folder}/order.json ${sentence}`);
});

test('a file that the page links has to be there', async () => {
  expect(await fault('{}', 'missing.json')).toBe(
    `static/${folder}/missing.json does not exist, but the page links it; add the file or drop the link.`,
  );
});

test('blocks that the page does not offer for download are left alone', async () => {
  expect(await faultsOf(downloads, link + block('json title="other.json"', '{}') + block('json', '{}'))).toEqual([]);
});

import {readFileSync, statSync} from 'node:fs';

import {expect, test} from 'vitest';

import {ENGINE_FILE, ENGINE_LICENSES, isEngineFresh, readEngine} from '../../../tools/engine/committed';
import {limitMemory} from '../../../tools/engine/limitMemory';
import {engineParts} from '../../../tools/engine/parts';

test('the engine is smaller than 2.5 MB', () => {
  expect(statSync(ENGINE_FILE).size).toBeLessThan(2_500_000);
});

test('the engine was made from the source as it is', () => {
  expect(isEngineFresh('.'), 'run `npm run engine:build` and commit what it writes').toBe(true);
});

test('no path of the machine that compiled it is in it', () => {
  expect(Buffer.from(readEngine('.')).toString('latin1')).not.toMatch(/\/(?:home|root|tmp|work)\//);
});

test('its licenses, which readers get, and the bill of materials name each library that is in it', () => {
  const libraries = /(?<!vendor\/)(?:github\.com\/[\w-]+\/[a-z]+|golang\.org\/x\/[a-z]+)/g;
  const inside = Buffer.from(readEngine('.')).toString('latin1').match(libraries);
  const licenses = readFileSync(ENGINE_LICENSES, 'utf8');
  const named = licenses.match(libraries);
  expect(new Set(named)).toEqual(new Set(inside));
  const listed = engineParts(licenses).map(({name}) => name);
  expect(listed.toSorted()).toEqual(['std', ...new Set(named?.map((name) => name.toLowerCase()))].toSorted());
});

test('a memory gets a largest size', async () => {
  // A module with one memory of one page, which it exports as `m`.
  const module = [0, 97, 115, 109, 1, 0, 0, 0, 5, 3, 1, 0, 1, 7, 5, 1, 1, 109, 2, 0];
  const limited = Uint8Array.from(limitMemory(Uint8Array.from(module), 300));
  const {instance} = await WebAssembly.instantiate(limited);
  const memory = instance.exports['m'] as WebAssembly.Memory;
  expect(memory.grow(299)).toBe(1);
  expect(() => memory.grow(1)).toThrow(RangeError);
  expect(() => limitMemory(Uint8Array.from(module.slice(0, 8)), 300)).toThrow(/adapt tools\/engine/);
});

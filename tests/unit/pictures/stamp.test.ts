import {appendFileSync, cpSync, mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';

import {expect, test} from 'vitest';

import type * as Stamp from '../../../tools/pictures/stamp';
import {stampOf} from '../../../tools/pictures/stamp';
import type {PictureInput} from '../../../tools/pictures/types';

test('a changed comment in the code that draws changes no picture', async () => {
  const root = mkdtempSync(join(tmpdir(), 'aqueduto-'));
  cpSync('package.json', join(root, 'package.json'));
  cpSync('tools/pictures', join(root, 'tools/pictures'), {recursive: true});
  appendFileSync(join(root, 'tools/pictures/draw.ts'), '\n// A comment.\n');
  const copy = (await import(pathToFileURL(join(root, 'tools/pictures/stamp.ts')).href)) as typeof Stamp;
  const input = {kind: 'graph', title: 'A'} as PictureInput;
  expect(copy.stampOf(input)).toBe(stampOf(input));
});

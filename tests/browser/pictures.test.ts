import {join} from 'node:path';

import {globSync} from 'tinyglobby';
import {expect, test} from 'vitest';

import {measurePictures} from '../../tools/pictures/measure/measure';
import {KINDS} from '../../tools/pictures/wanted';

const files = globSync(`img/*/{${KINDS.join(',')}}/**/*.svg`, {cwd: join(process.cwd(), 'static'), absolute: true});

test('text of pictures fits, overlaps nothing, has contrast in both colour modes and is legible on a phone', async () => {
  expect(files.length).toBeGreaterThan(0);
  expect(await measurePictures(files)).toEqual([]);
}, 300_000);

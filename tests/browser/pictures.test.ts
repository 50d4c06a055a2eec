import {globSync} from 'tinyglobby';
import {describe, expect, test} from 'vitest';

import {measurePictures} from '../../tools/pictures/measure/measure';
import {KINDS} from '../../tools/pictures/wanted';

/** So many are measured in one test: its time limit holds on a busy machine too. */
const AT_ONCE = 40;

const files = globSync(`static/img/*/{${KINDS.join(',')}}/**/*.svg`).sort();
const groups = Array.from({length: Math.ceil(files.length / AT_ONCE)}, (_, i) => {
  const group = files.slice(i * AT_ONCE, (i + 1) * AT_ONCE);
  return [group[0]!, group] as const;
});

describe('text of pictures fits, overlaps nothing, has contrast in both colour modes and is legible on a phone:', () => {
  test.each(groups)(`%s and ${AT_ONCE - 1} more`, async (_, group) => {
    expect(await measurePictures(group)).toEqual([]);
  });
});

import {describe, expect, test} from 'vitest';

import {differences, fileOf, tilesIn, type Tiles} from '../../tools/look/tiles';

/** A white picture with a black box. */
function picture({left = 2, top = 2, width = 8, height = 4, gray = 0, side = 20} = {}): Tiles {
  const data = new Uint8Array(side * side * 4).fill(255);
  for (let y = top; y < top + height; y += 1) {
    for (let x = left; x < left + width; x += 1) {
      data.fill(gray, (y * side + x) * 4, (y * side + x) * 4 + 3);
    }
  }
  return {width: side, height: side, data};
}

describe('two pictures of a page', () => {
  test('look the same', () => {
    expect(differences(picture(), picture())).toEqual([]);
    expect(differences(picture(), tilesIn(fileOf(picture())))).toEqual([]);
  });

  test('look the same where letters are drawn a little otherwise, and where a word is another', () => {
    expect(differences(picture(), picture({gray: 20}))).toEqual([]);
    expect(differences(picture({width: 3, height: 1}), picture({width: 8, height: 1}))).toEqual([]);
  });

  test('differ where something has moved', () => {
    expect(differences(picture(), picture({top: 9}))).toEqual([
      '32 tiles from 32,32 to 160,96',
      '32 tiles from 32,144 to 160,208',
    ]);
  });

  test('differ where something at the edge is gone, and touch nothing around it', () => {
    expect(differences(picture({left: 18, width: 2, height: 8}), picture({width: 0}))).toEqual([
      '16 tiles from 288,32 to 320,160',
    ]);
  });

  test('differ in size', () => {
    expect(differences(picture(), picture({side: 30}))).toEqual(['the page has another size, 480 × 480']);
  });
});

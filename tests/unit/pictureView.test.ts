import {describe, expect, test} from 'vitest';

import {kept, moved, scaled, WHOLE} from '../../src/client/pictureView';

describe('an enlarged picture', () => {
  test('is scaled within bounds, around a point that stays where it is', () => {
    expect(scaled(WHOLE, 2)).toEqual({scale: 2, x: 0, y: 0});
    expect(scaled(WHOLE, 2, {x: 30, y: -10})).toEqual({scale: 2, x: -30, y: 10});
    expect(scaled({scale: 4, x: 100, y: 0}, 10)).toEqual({scale: 6, x: 150, y: 0});
    expect(scaled({scale: 2, x: 40, y: 0}, 0.1)).toEqual({scale: 1, x: 20, y: 0});
  });

  test('follows one finger, and two that also spread', () => {
    const view = {scale: 2, x: 5, y: 5};
    expect(moved(view, [{x: 0, y: 0}], [{x: 12, y: -7}])).toEqual({scale: 2, x: 17, y: -2});
    const apart = (half: number, x = 0) => [
      {x: x - half, y: 0},
      {x: x + half, y: 0},
    ];
    expect(moved(WHOLE, apart(50), apart(100))).toEqual({scale: 2, x: 0, y: 0});
    expect(moved(WHOLE, apart(50), apart(50, 20))).toEqual({scale: 1, x: 20, y: 0});
    expect(moved(WHOLE, apart(0), apart(2)).scale).toBe(4);
  });

  test('is kept over the window along a side that it exceeds, and in the middle along one that it does not', () => {
    const [picture, shown] = [
      {width: 300, height: 900},
      {width: 360, height: 700},
    ];
    expect(kept({scale: 1, x: 50, y: 500}, picture, shown)).toEqual({scale: 1, x: 0, y: 100});
    expect(kept({scale: 2, x: -500, y: -500}, picture, shown)).toEqual({scale: 2, x: -120, y: -500});
  });
});

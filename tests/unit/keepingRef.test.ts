import {expect, test} from 'vitest';

import {keepingRef} from '../../src/theme/CodeBlock/Content/keepingRef';

test('the last element stays when React lets go of it, until there is another', () => {
  const ref: {current: string | null} = {current: null};
  const keeping = keepingRef(ref);
  expect(keeping.current).toBe(null);
  keeping.current = 'one';
  keeping.current = null;
  expect([ref.current, keeping.current]).toEqual(['one', 'one']);
  keeping.current = 'two';
  expect(ref.current).toBe('two');
});

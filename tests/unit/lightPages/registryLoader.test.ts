import {expect, test} from 'vitest';

import registryLoader from '../../../src/plugins/light-pages/registryLoader.mjs';

test('the registry for browsers loads the same parts, and does not say which files they are', () => {
  const file = '"@site/docs/v2/a.md"';
  const start = `export default {\n  "0a": [() => import(/* webpackChunkName: "0a" */ ${file})`;
  expect(registryLoader(`${start}, ${file}, require.resolveWeak(${file})],};`)).toBe(`${start}, "", 0],};`);
});

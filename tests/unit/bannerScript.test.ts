import {expect, test} from 'vitest';

import {bannerScript} from '../../src/components/BaseUrlBanner/bannerScript';

test('texts cannot end the script or become markup', () => {
  const script = bannerScript({title: '</script><b>x', current: 'é "quoted"', suggestion: 's'});
  expect(script).not.toContain('</script>');
  expect(script).not.toContain('innerHTML');
});

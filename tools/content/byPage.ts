import type {Page} from './types';

/**
 * Computes once for each page: pages never change, several checks ask for the same, and the tests of planted faults
 * check all pages again for every fault, of which one is new.
 */
export function byPage<Result>(compute: (page: Page) => Result): (page: Page) => Result {
  const known = new WeakMap<Page, Result>();
  return (page) => {
    const result = known.get(page) ?? compute(page);
    known.set(page, result);
    return result;
  };
}

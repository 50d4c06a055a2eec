import siteConfig from '@generated/docusaurus.config';

import {manualOf} from './manualOf';

/** At most so many pages are fetched ahead for one page view. */
const BUDGET = 2;

let left = BUDGET;
let installed = false;

/**
 * Limits what the framework fetches ahead (Docusaurus 3.10): it fetches the page of every link that comes into view,
 * which on a page with a long sidebar is more than the page itself. From a page of a manual, only pages of the same one
 * are: another would bring its whole sidebar. Links that the pointer or a finger is on are still loaded at once, by the
 * framework's `preload`.
 */
export function onRouteDidUpdate(): void {
  left = BUDGET;
  if (installed) {
    return;
  }
  installed = true;
  const {prefetch, preload} = window.docusaurus;
  window.docusaurus = {
    preload,
    prefetch: (path) => {
      const here = manualOf(window.location.pathname, siteConfig.baseUrl);
      const isFar = here !== undefined && here !== manualOf(path, siteConfig.baseUrl);
      if (left === 0 || isFar) {
        return false;
      }
      left -= 1;
      return prefetch(path);
    },
  };
}

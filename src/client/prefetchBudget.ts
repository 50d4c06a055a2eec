import siteConfig from '@generated/docusaurus.config';

import {docSetOf} from '../manual/docSet';
import {pathOfUrl} from '../manual/path';

/** At most so many pages are fetched ahead for one page view. */
const BUDGET = 2;

let left = BUDGET;
let installed = false;

/**
 * Limits what the framework fetches ahead (Docusaurus 3.10): it fetches the page of every link that comes into view,
 * which on a page with a long sidebar is more than the page itself. Only pages of the manual that the reader is in are:
 * another brings its whole sidebar, and the home page leads to all of them. Links that the pointer or a finger is on are
 * still loaded at once, by the framework's `preload`.
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
      const [here, there] = [window.location.pathname, path].map((url) => docSetOf(pathOfUrl(url, siteConfig.baseUrl)));
      if (left === 0 || here === undefined || here !== there) {
        return false;
      }
      left -= 1;
      return prefetch(path);
    },
  };
}

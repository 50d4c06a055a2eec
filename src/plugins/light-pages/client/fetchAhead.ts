import routesChunkNames from '@generated/routesChunkNames';

import {articleHtml} from './articleHtml';

/** Asks for the next page's HTML while its other parts load, so that they do not wait for one another. */
export function onRouteUpdate({
  location,
  previousLocation,
}: {
  location: {pathname: string};
  previousLocation: {pathname: string} | null;
}): void {
  if (previousLocation !== null && previousLocation.pathname !== location.pathname && isDoc(location.pathname)) {
    void articleHtml(location.pathname);
  }
}

/** Whether a page has a body of its own: lists of a section's pages have none. Keys end in a hash, values name parts. */
function isDoc(pathname: string): boolean {
  const key = Object.keys(routesChunkNames).find((name) => name.replace(/-[^-]+$/, '') === pathname);
  return key !== undefined && 'content' in (routesChunkNames[key] ?? {});
}

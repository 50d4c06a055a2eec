import {withoutTrailingSlash} from '@site/src/manual/path';

/** What is needed of a route of the framework. */
interface Route {
  path?: string | string[];
  exact?: boolean;
  routes?: Route[];
}

/** Addresses of all pages: the leaves of the route tree, but for the one that stands for everything else. */
export function pageAddresses(routes: Route[]): string[] {
  return routes.flatMap(({path, exact, routes: children}) =>
    children === undefined ? (exact === true && typeof path === 'string' ? [path] : []) : pageAddresses(children),
  );
}

/** Whether a page has this address; a missing or extra slash, `.html` and `/index.html` at its end do not matter. */
export function isPage(pathname: string, addresses: string[]): boolean {
  const wanted = withoutTrailingSlash(pathname.replace(/(\/index)?\.html$/, '') || '/');
  return addresses.some((address) => withoutTrailingSlash(address) === wanted);
}

/**
 * The page whose address differs from this one by the case of its letters only.
 *
 * @returns undefined when the address is right, when no page has it, or more than one
 */
export function addressInRightCase(pathname: string, addresses: string[]): string | undefined {
  const wanted = withoutTrailingSlash(pathname);
  const found = addresses.filter((address) => withoutTrailingSlash(address).toLowerCase() === wanted.toLowerCase());
  return found.length === 1 && withoutTrailingSlash(found[0]!) !== wanted ? found[0] : undefined;
}

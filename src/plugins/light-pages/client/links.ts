import routes from '@generated/routes';
import type {useHistory} from '@docusaurus/router';
import {matchPath} from '@docusaurus/router';
import type {MouseEvent, SyntheticEvent} from 'react';

type History = ReturnType<typeof useHistory>;

/**
 * Follows a link inside the site without loading the page anew, as the framework's `<Link>` does (Docusaurus 3.10,
 * react-router 5): unless a key or another button says that the reader wants something else.
 */
export function followedLink(event: MouseEvent, history: History): void {
  const link = linkOf(event);
  const url = link && pageUrl(link);
  const wantsElse = event.button !== 0 || event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
  if (!url || event.defaultPrevented || wantsElse) {
    return;
  }
  event.preventDefault();
  const target = url.pathname + url.search + url.hash;
  const {pathname, search, hash} = window.location;
  history[target === pathname + search + hash ? 'replace' : 'push'](target);
}

/** Loads the page of a link that the pointer or a finger is on. */
export function preloadLink(event: SyntheticEvent): void {
  const link = linkOf(event);
  const url = link && pageUrl(link);
  if (url) {
    // What cannot be loaded is said when the link is followed.
    void Promise.resolve(window.docusaurus.preload(url.pathname)).catch(() => undefined);
  }
}

/**
 * Fetches pages ahead whose links come into view.
 *
 * @returns what ends it
 */
export function prefetchInView(article: HTMLElement): () => void {
  const observer = new IntersectionObserver((entries) => {
    for (const {isIntersecting, target} of entries) {
      const url = isIntersecting ? pageUrl(target as HTMLAnchorElement) : undefined;
      if (url) {
        observer.unobserve(target);
        void window.docusaurus.prefetch(url.pathname); // fails in silence
      }
    }
  });
  article.querySelectorAll('a[href]').forEach((link) => observer.observe(link));
  return () => observer.disconnect();
}

function linkOf({target}: SyntheticEvent): HTMLAnchorElement | undefined {
  return (target as Element).closest<HTMLAnchorElement>('a[href]') ?? undefined;
}

/** @returns where a link leads, if that is another page of this site, or this page by its whole address */
function pageUrl(link: HTMLAnchorElement): URL | undefined {
  const isAnchor = link.getAttribute('href')?.startsWith('#');
  const url = new URL(link.href);
  const isElsewhere =
    url.origin !== window.location.origin || link.target === '_blank' || link.hasAttribute('download');
  return isAnchor || isElsewhere || !isPage(url.pathname) ? undefined : url;
}

/** Whether the site has a page at an address: downloads, schemas and the like are no pages. */
function isPage(pathname: string): boolean {
  return has(routes, decodeURI(pathname));
}

type Routes = typeof routes;

function has(some: Routes, pathname: string): boolean {
  return some.some((route) => {
    const isHere = route.path !== '*' && matchPath(pathname, route) !== null;
    return isHere && (route.routes === undefined || has(route.routes as Routes, pathname));
  });
}

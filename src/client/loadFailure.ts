declare global {
  interface Window {
    /** Of the script in the page's head (src/components/LoadFailure): says that something could not be loaded. */
    showLoadFailure?: (detail: string) => void;
    /** Says so when nothing more comes, until something is there; `page` is HTML that is on its way. */
    watchLoading?: (isDone: () => boolean, page?: string) => void;
  }
}

/**
 * When files of the first page cannot be loaded (a lost connection, a newer deployment, an empty file), the framework
 * leaves the page without scripts and says nothing (Docusaurus 3.10). The text stays readable; this shows a bar that
 * says so, with a button that loads the page again.
 */
if (typeof window !== 'undefined') {
  window.addEventListener('unhandledrejection', ({reason}) => {
    const hydrated = document.documentElement.dataset.hasHydrated === 'true';
    if ((reason as Error | undefined)?.name === 'ChunkLoadError' && !hydrated) {
      window.showLoadFailure?.((reason as Error).message);
    }
  });
}

interface RouteUpdate {
  location: {pathname: string};
  previousLocation: {pathname: string} | null;
}

/** The page that a link leads to, until it is shown. */
let awaited: string | undefined;

/** The bundler waits two minutes for a page's files, and the framework in silence (Docusaurus 3.10). */
export function onRouteUpdate({location: {pathname}, previousLocation}: RouteUpdate): void {
  if (previousLocation !== null && previousLocation.pathname !== pathname) {
    awaited = pathname;
    window.watchLoading?.(() => awaited !== pathname, window.location.origin + pathname);
  }
}

export function onRouteDidUpdate(): void {
  awaited = undefined;
}

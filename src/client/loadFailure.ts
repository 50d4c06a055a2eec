declare global {
  interface Window {
    /** Of the script in the page's head (src/components/LoadFailure). */
    showLoadFailure?: (detail: string) => void;
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

export {};

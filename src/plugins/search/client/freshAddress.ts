declare let __webpack_get_script_filename__: (chunk: string) => string;
declare const __webpack_public_path__: string;

/**
 * Starts scripts at addresses that nobody has asked for yet. After a script that stalled, the browser would let the same
 * address wait for the answer that does not come; after one that came empty or cut off, it would take it from its cache,
 * which keeps scripts for a year. The cache gets the script anew too, for the pages after this one.
 *
 * @param start asks for a chunk of the bundler, before it returns: `import(…)`, `new Worker(…)`
 */
export function atFreshAddress<T>(start: () => T): T {
  const usual = __webpack_get_script_filename__;
  __webpack_get_script_filename__ = (chunk) => {
    const file = usual(chunk);
    void fetch(__webpack_public_path__ + file, {cache: 'reload'}).catch(() => undefined);
    return `${file}?${Date.now()}`;
  };
  try {
    return start();
  } finally {
    __webpack_get_script_filename__ = usual;
  }
}

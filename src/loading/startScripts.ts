declare let __webpack_get_script_filename__: (chunk: string) => string;
declare const __webpack_public_path__: string;

export interface Started<T> {
  started: T;
  /** Addresses of the scripts, from the root of the host. */
  addresses: string[];
}

/**
 * Starts scripts, and says where they come from.
 *
 * @param start asks for a chunk of the bundler, before it returns: `import(…)`, `new Worker(…)`
 * @param hasFailed asks at addresses that nobody has asked for yet. After a script that stalled, the browser would let the
 *   same address wait for the answer that does not come; after one that came empty or cut off, it would take it from its
 *   cache, which keeps scripts for a year. The cache gets the script anew too, for the pages after this one.
 */
export function startScripts<T>(start: () => T, hasFailed: boolean): Started<T> {
  const usual = __webpack_get_script_filename__;
  const addresses: string[] = [];
  __webpack_get_script_filename__ = (chunk) => {
    const file = usual(chunk);
    if (hasFailed) {
      void fetch(__webpack_public_path__ + file, {cache: 'reload'}).catch(() => undefined);
    }
    const asked = hasFailed ? `${file}?${Date.now()}` : file;
    addresses.push(__webpack_public_path__ + asked);
    return asked;
  };
  try {
    return {started: start(), addresses};
  } finally {
    __webpack_get_script_filename__ = usual;
  }
}

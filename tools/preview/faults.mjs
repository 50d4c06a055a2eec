import {createRequire} from 'node:module';

const site = createRequire(import.meta.url)('@docusaurus/core/lib/server/site');

/**
 * Shows faults over the page, in the browser: what the check finds in a file that has changed, and what the framework
 * (Docusaurus 3.10) says in the terminal only, faults of files that its plugins read, and ours. They are gone when they are
 * mended.
 *
 * @returns the plugin of the bundler that makes them errors of the compilation, which its server shows, and `show`, which
 *   takes what the check has found
 */
export function showFaults() {
  let found = [];
  let failed = [];
  let watching = () => undefined;
  /** Of a file that cannot be read the check says the line, the framework does not. */
  const faults = () => (found.length > 0 ? found : failed);
  const change = (set) => {
    const before = faults().join('\n');
    set();
    if (faults().join('\n') !== before) {
      watching()?.invalidate();
    }
  };
  for (const name of ['reloadSite', 'reloadSitePlugin']) {
    const reload = site[name];
    site[name] = async (...args) => {
      try {
        const reloaded = await reload(...args);
        change(() => (failed = []));
        return reloaded;
      } catch (error) {
        change(() => (failed = [error.message]));
        throw error;
      }
    };
  }
  return {
    show: (messages) => change(() => (found = messages)),
    apply(compiler) {
      watching = () => compiler.watching;
      compiler.hooks.thisCompilation.tap('preview', (compilation) => {
        // Plugins compile parts by themselves, whose errors would come once more.
        if (compilation.compiler === compiler) {
          compilation.errors.push(...faults().map((fault) => new Error(fault)));
        }
      });
    },
  };
}

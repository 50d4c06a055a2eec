import {createRequire} from 'node:module';

const site = createRequire(import.meta.url)('@docusaurus/core/lib/server/site');

/**
 * Shows over the page, in the browser, what the framework (Docusaurus 3.10) says in the terminal only: faults of files that
 * its plugins read, and ours, after a change. They are gone with the first reload that finds none.
 *
 * @returns the plugin of the bundler that makes them errors of the compilation, which its server shows
 */
export function showFaults() {
  let fault;
  let watching = () => undefined;
  const show = (message) => {
    if (message !== fault) {
      fault = message;
      watching()?.invalidate();
    }
  };
  for (const name of ['reloadSite', 'reloadSitePlugin']) {
    const reload = site[name];
    site[name] = async (...args) => {
      try {
        const reloaded = await reload(...args);
        show(undefined);
        return reloaded;
      } catch (error) {
        show(error.message);
        throw error;
      }
    };
  }
  return {
    apply(compiler) {
      watching = () => compiler.watching;
      compiler.hooks.thisCompilation.tap('preview', (compilation) => {
        // Plugins compile parts by themselves, whose errors would come once more.
        if (fault !== undefined && compilation.compiler === compiler) {
          compilation.errors.push(new Error(fault));
        }
      });
    },
  };
}

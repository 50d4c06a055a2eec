import {join} from 'node:path';
import {fileURLToPath} from 'node:url';

const REGISTRY_LOADER = fileURLToPath(new URL('../../src/plugins/light-pages/registryLoader.mjs', import.meta.url));

/** Texts of pages, and what a page loads when its reader searches or tries an example. */
const OPENED_LATER = /\.mdx?$|\/(?:search|playground)\/.*\.[jt]sx?$/;

/**
 * Options of the bundler (Rspack 1.7) for `docusaurus start`: the text of a page is compiled when a browser asks for it, not
 * all texts at the start.
 *
 * @param props of the site, as the framework (Docusaurus 3.10) hands them to what makes its options
 */
export function compileLazily({currentBundler, generatedFilesDir}) {
  let middleware;
  return {
    lazyCompilation: {entries: false, imports: true, test: OPENED_LATER},
    plugins: [{apply: (compiler) => void (middleware = currentBundler.instance.lazyCompilationMiddleware(compiler))}],
    // The framework's list of pages names each a second time, which would compile it.
    module: {rules: [{resource: join(generatedFilesDir, 'registry.js'), use: REGISTRY_LOADER}]},
    devServer: {
      // What the browser says of a page with a fault would stay when the fault is gone.
      client: {overlay: {runtimeErrors: false}},
      // The framework's function and this one get the same list, which theirs returns.
      setupMiddlewares: (middlewares) => {
        middlewares.unshift({name: 'lazy-compilation', middleware});
        return [];
      },
    },
  };
}

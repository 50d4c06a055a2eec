import type {ConfigureWebpackUtils, Plugin} from '@docusaurus/types';

/** The part of a rule of the bundler that this reads. */
interface Rule {
  oneOf?: Rule[];
  use?: unknown;
}

/**
 * Pictures stay files, whatever their size: the framework (Docusaurus 3.10) puts those below 10 KB into the page, and into
 * its script once more. Its own setting, the environment variable `WEBPACK_URL_LOADER_LIMIT`, is read before any
 * configuration, so that a plain `docusaurus build` would make other pages than one that sets it.
 */
export default function pictureFilesPlugin(): Plugin {
  return {
    name: 'picture-files',
    configureWebpack(config, isServer, {currentBundler}: ConfigureWebpackUtils) {
      (config.module?.rules ?? []).forEach((rule) => withoutLimit(rule as Rule));
      return {
        plugins: [
          // Pictures of Markdown name their loader in the request itself.
          new currentBundler.instance.NormalModuleReplacementPlugin(/url-loader[^!]*\?limit=/, (resource) => {
            resource.request = resource.request.replace(/\?limit=\d+/, '?limit=0');
          }),
        ],
      };
    },
  };
}

function withoutLimit({oneOf = [], use}: Rule): void {
  oneOf.forEach(withoutLimit);
  for (const loader of [use].flat() as ({loader?: string; options?: {limit?: unknown}} | undefined)[]) {
    if (loader?.loader?.includes('url-loader') && loader.options !== undefined) {
      loader.options.limit = 0;
    }
  }
}

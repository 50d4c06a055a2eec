import {join} from 'node:path';

import type {ConfigureWebpackUtils, LoadContext} from '@docusaurus/types';

import {packageFolders} from '../licenses/shipped';
import type {BootSettings} from './boot/settings';

type Bundler = Pick<ConfigureWebpackUtils, 'currentBundler' | 'getJSLoader'>;

const MODULES = {modules: true, nestedModules: true, modulesSpace: Infinity, nestedModulesSpace: Infinity};

/** Texts that the boot script shows, by their keys; English is in the code, as in the components that show them, too. */
const TEXTS = {
  back: ['theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel', '← Back to main menu'],
  close: ['theme.docs.sidebar.closeSidebarButtonAriaLabel', 'Close navigation bar'],
  copied: ['theme.CodeBlock.copied', 'Copied'],
  copy: ['theme.CodeBlock.copy', 'Copy'],
  copyLabel: ['theme.CodeBlock.copyButtonAriaLabel', 'Copy code to clipboard'],
  drawer: ['drawer.label', 'Menu of the manual'],
  linkCopied: ['copyLink.done', 'Link copied'],
  pageCopied: ['pageTools.copied', 'Copied'],
  notCopied: ['pageTools.failed', 'Not copied'],
} as const satisfies Record<keyof BootSettings['texts'], [key: string, english: string]>;

/** What the boot script is told of the site. */
export function bootSettings({baseUrl, siteConfig, codeTranslations}: LoadContext): BootSettings {
  const {announcementBar} = siteConfig.themeConfig as {announcementBar?: {id?: string}};
  const texts = Object.entries(TEXTS).map(([name, [key, english]]) => [name, codeTranslations[key] ?? english]);
  return {baseUrl, announcementId: announcementBar?.id, texts: Object.fromEntries(texts) as BootSettings['texts']};
}

/**
 * Bundles the boot script with the site's own bundler, but apart from its scripts: it needs none of their runtime. It holds
 * no code of packages, which the notices (`../licenses`) would not name.
 *
 * @param outDir the folder of the built site
 * @returns its path below the folder; the name holds a hash of the content
 * @throws what the bundler says
 */
export function buildBootScript(
  {currentBundler, getJSLoader}: Bundler,
  settings: BootSettings,
  outDir: string,
): Promise<string> {
  const {DefinePlugin} = currentBundler.instance;
  const compiler = currentBundler.instance({
    mode: 'production',
    target: 'web',
    entry: join(__dirname, 'boot/index.ts'),
    output: {path: outDir, filename: 'assets/js/boot.[contenthash:8].js'},
    resolve: {extensions: ['.ts', '.js']},
    module: {rules: [{test: /\.ts$/, use: [getJSLoader({isServer: false})]}]},
    plugins: [new DefinePlugin({BOOT_SETTINGS: JSON.stringify(settings)})],
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const {
        errors = [],
        assets = [],
        modules = [],
      } = stats?.toJson({all: false, errors: true, assets: true, ...MODULES}) ?? {};
      compiler.close(() => undefined);
      const packages = packageFolders(
        '',
        modules.filter(({moduleType}) => moduleType !== 'runtime'),
      );
      if (error !== null || errors.length > 0 || assets[0] === undefined) {
        reject(error ?? new Error(`The boot script was not built: ${errors.map(({message}) => message).join('; ')}`));
      } else if (packages.length > 0) {
        reject(
          new Error(`The boot script holds code of ${packages.join(', ')}, which no notice names: do without it.`),
        );
      } else {
        resolve(assets[0].name);
      }
    });
  });
}

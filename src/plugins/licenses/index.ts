import {existsSync, readFileSync} from 'node:fs';
import {readdir, writeFile} from 'node:fs/promises';
import {join} from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {asLocale} from '../../manual/locale';
import {isAllowed} from './allowed';
import {noticesText} from './notices';
import {type BundledModule, packageFolders, readShipped, strangeScripts} from './shipped';

/** Where the notices are, from the base URL of a language. */
export const NOTICES = 'licenses.txt';

/** Files that style sheets name: the bundler's statistics have modules only. */
export const FONTS = ['node_modules/@fontsource-variable/figtree'];

/** Licenses of what no bundler has put together: the program that the playground runs. */
const ENGINE = 'src/plugins/playground/engine/LICENSES.txt';

/** The part of the bundler that this uses: Rspack's and webpack's are alike. */
interface Compiler {
  hooks: {done: {tap: (name: string, listener: (stats: Stats) => void) => void}};
}
interface Stats {
  toJson: (options: object) => {modules?: BundledModule[]; assets?: {name: string}[]};
}

/** All files and modules of a build, with those that were joined, and nothing else. */
const FILES_AND_MODULES = {
  all: false,
  assets: true,
  cachedAssets: true,
  modules: true,
  nestedModules: true,
  runtimeModules: true,
  cachedModules: true,
  dependentModules: true,
  ids: true,
  modulesSpace: Infinity,
  nestedModulesSpace: Infinity,
};

/**
 * Writes `licenses.txt`: the license of the manual (LICENSE, set there and nowhere else) and those of all packages whose
 * code the bundler has put into the build. A package under a license that `allowed.ts` does not have fails the build, and
 * so does a script that the bundler has not made.
 */
export default function licenses({siteDir, i18n}: LoadContext): Plugin {
  let modules: BundledModule[] = [];
  let made: string[] = [];
  const readStatistics = (compiler: Compiler): void =>
    compiler.hooks.done.tap('licenses', (stats) => {
      const statistics = stats.toJson(FILES_AND_MODULES);
      modules = statistics.modules ?? [];
      made = (statistics.assets ?? []).map(({name}) => name);
    });
  return {
    name: 'licenses',
    configureWebpack: (_config, isServer) => (isServer ? {} : {plugins: [{apply: readStatistics as never}]}),
    async postBuild({outDir}) {
      const shipped = [...packageFolders(siteDir, modules), ...FONTS.map((folder) => join(siteDir, folder))]
        .filter((folder) => existsSync(join(folder, 'package.json')))
        .map(readShipped);
      const refused = shipped.find(({license}) => !isAllowed(license));
      if (refused !== undefined) {
        const {name, version, license} = refused;
        throw new Error(
          `${name} ${version} is in the build and its license, ${license || 'none'}, is not allowed: do without it, or add the license to src/plugins/licenses/allowed.ts.`,
        );
      }
      const [strange] = strangeScripts(await readdir(outDir, {recursive: true}), made);
      if (strange !== undefined) {
        throw new Error(
          `${strange} is in the build, but not made by its bundler, so that no license is known: do without it.`,
        );
      }
      const [own, engine] = ['LICENSE', ENGINE].map((file) => readFileSync(join(siteDir, file), 'utf8'));
      await writeFile(join(outDir, NOTICES), noticesText(own!, shipped, engine!, asLocale(i18n.currentLocale)));
    },
  };
}

import {join} from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {integrationModules} from './integration/modules';

/** Try it in the page: see README.md beside this file. Examples are marked by `tryIt.ts`, a plugin of rehype. */
export default function playground({siteDir}: LoadContext): Plugin {
  return {
    name: 'playground',
    getClientModules: () => [join(__dirname, 'client/boot.ts')],
    async contentLoaded({actions: {createData}}) {
      await Promise.all([...integrationModules(siteDir)].map(([name, text]) => createData(`${name}.js`, text)));
    },
    configureWebpack: () => ({
      module: {
        // Not `.gz`: that is how servers name their own compressed copies.
        rules: [
          {test: /\.gzip$/, type: 'asset/resource', generator: {filename: 'assets/files/[name].[contenthash:8][ext]'}},
        ],
      },
    }),
  };
}

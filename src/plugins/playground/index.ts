import {join} from 'node:path';

import type {Plugin} from '@docusaurus/types';

/** Try it in the page: see README.md beside this file. Examples are marked by `tryIt.ts`, a plugin of rehype. */
export default function playground(): Plugin {
  return {
    name: 'playground',
    getClientModules: () => [join(__dirname, 'client/boot.ts')],
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

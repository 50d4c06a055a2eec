import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

import type {DocSet} from './types';
import v1 from '../../sidebars';
import releaseNotes from '../../sidebarsReleaseNotes';
import v2 from '../../sidebarsV2';

/** The sidebar file of each doc set, and what it declares. */
export const SIDEBARS: Record<DocSet, {file: string; config: SidebarsConfig}> = {
  v1: {file: 'sidebars.ts', config: unwrapped(v1)},
  v2: {file: 'sidebarsV2.ts', config: unwrapped(v2)},
  'release-notes': {file: 'sidebarsReleaseNotes.ts', config: unwrapped(releaseNotes)},
};

/**
 * The tools are ES modules (tools/package.json), what Docusaurus loads from the root is not: Node hands out the default
 * export of such a file as a property.
 */
function unwrapped(config: SidebarsConfig): SidebarsConfig {
  return 'default' in config ? (config.default as unknown as SidebarsConfig) : config;
}

import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

import {DOC_SETS, type DocSet} from '../../src/manual/docSet';
import {SIDEBAR_FILES} from '../../src/plugins/catalog/faults';
import {sectionsOf} from '../../src/plugins/catalog/sections';
import v1 from '../../sidebars';
import releaseNotes from '../../sidebarsReleaseNotes';
import v2 from '../../sidebarsV2';

/** The sidebar file of each doc set, and what it declares. */
export const SIDEBARS: Record<DocSet, {file: string; config: SidebarsConfig}> = {
  v1: {file: SIDEBAR_FILES.v1, config: unwrapped(v1)},
  v2: {file: SIDEBAR_FILES.v2, config: unwrapped(v2)},
  'release-notes': {file: SIDEBAR_FILES['release-notes'], config: unwrapped(releaseNotes)},
};

/** Every section of every sidebar, with English texts. */
export const SECTIONS = DOC_SETS.flatMap((docSet) => sectionsOf(docSet, SIDEBARS[docSet].config));

/**
 * The tools are ES modules (tools/package.json), what Docusaurus loads from the root is not: Node hands out the default
 * export of such a file as a property.
 */
function unwrapped(config: SidebarsConfig): SidebarsConfig {
  return 'default' in config ? (config.default as unknown as SidebarsConfig) : config;
}

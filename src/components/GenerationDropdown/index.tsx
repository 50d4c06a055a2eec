import {useLocation} from '@docusaurus/router';
import {useDocsPreferredVersion, useVersions} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {translate} from '@docusaurus/Translate';
import {generationOfPage, generationTargets} from '@site/src/manual/counterpart';
import type {Generation} from '@site/src/manual/docSet';
import {pathOfUrl} from '@site/src/manual/path';
import {useManualPages} from '@site/src/plugins/catalog/client/manualPages';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import type {Props as NavbarItemProps} from '@theme/NavbarItem/DropdownNavbarItem';
import type {ReactNode} from 'react';

/** Name of the only version of each docs instance; what `docs-preferred-version-{plugin}` stores. */
const VERSION = 'current';

/**
 * The docs version dropdown: leads to the same page in the other generation and stores the last choice
 * under `docs-preferred-version-v1` or `docs-preferred-version-v2` (the framework clears a stored version that is gone).
 */
export default function GenerationDropdown(props: Omit<NavbarItemProps, 'items'>): ReactNode {
  const {pathname} = useLocation();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const {counterparts} = useManualPages();
  const names = {v1: useVersions('v1')[0]!.label, v2: useVersions('v2')[0]!.label}; // each instance has one version
  const preferred = {v1: useDocsPreferredVersion('v1'), v2: useDocsPreferredVersion('v2')};

  const path = pathOfUrl(pathname, baseUrl);
  const current = generationOfPage(path, counterparts);
  const targets = generationTargets(path, counterparts);
  // Outside both generations (home, release notes) the label is the last choice, v2 without one.
  const shown = current ?? (preferred.v1.preferredVersion && !preferred.v2.preferredVersion ? 'v1' : 'v2');

  /** The last choice holds, so that of the other one goes: an empty name is no version, the framework clears it. */
  const choose = (generation: Generation): void => {
    const other = preferred[generation === 'v1' ? 'v2' : 'v1'];
    if (other.preferredVersion !== null) {
      other.savePreferredVersionName('');
    }
    preferred[generation].savePreferredVersionName(VERSION);
  };

  const label = translate(
    {
      id: 'generationDropdown.label',
      message: 'Version: {generation}',
      description: 'Label of the docs version dropdown in the navbar; {generation} is v1 or v2',
    },
    {generation: names[shown]},
  );
  return (
    <DropdownNavbarItem
      {...props}
      label={label}
      className="generation-dropdown"
      items={(['v2', 'v1'] as const).map((generation) => ({
        label: labelOf(generation, names[generation]),
        to: targets[generation],
        isActive: () => current === generation,
        onClick: () => choose(generation),
      }))}
    />
  );
}

/** @param version its label in docusaurus.config.ts */
function labelOf(generation: Generation, version: string): string {
  return generation === 'v2'
    ? translate(
        {
          id: 'generationDropdown.v2',
          message: '{version} (current)',
          description: 'Version dropdown: v2; {version} is its label in docusaurus.config.ts',
        },
        {version},
      )
    : translate(
        {
          id: 'generationDropdown.v1',
          message: '{version} (classic console)',
          description: 'Version dropdown: v1; {version} is its label in docusaurus.config.ts',
        },
        {version},
      );
}

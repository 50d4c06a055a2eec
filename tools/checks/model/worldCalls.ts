import type {InlineCode, List, Strong} from 'mdast';
import {toString} from 'mdast-util-to-string';

import type {World} from '../../../src/model/files';
import {fences, lineOf, nodes} from '../../content/markdown';
import type {Page} from '../../content/types';
import type {CliFacts} from '../../facts/cli';
import type {Label} from '../../model/readLabels';
import {callsIn, valuesOf} from './worldCommands';
import type {WorldFault} from './worldNames';

interface Model {
  world: World;
  cli: CliFacts;
  labels: Label[];
}

/** A page that deploys calls the hosts of the environments to which it deploys, and of no other. */
export function worldCalls(page: Page, model: Model): WorldFault[] {
  const {hosts} = model.world;
  const deployed = deployedTo(page, model);
  if (deployed === undefined || deployed.size === 0) {
    return [];
  }
  const own = Object.keys(hosts).filter((host) => hosts[host]?.is === 'proxy' && deployed.has(hosts[host].environment ?? ''));
  return fences(page.tree)
    .filter(({lang}) => lang === 'bash')
    .flatMap((fence) =>
      fence.value.split('\n').flatMap((text, i) =>
        [...text.matchAll(/\bhttps?:\/\/([a-z0-9.-]+)/g)].flatMap(([, host = '']) => {
          const {is, environment = ''} = hosts[host] ?? {};
          return is !== 'proxy' || deployed.has(environment)
            ? []
            : [
                {
                  line: lineOf(fence) + 1 + i,
                  fault: `The page deploys to ${[...deployed].join(', ')} and calls “${host}”, which is in ${environment}; call “${own[0]}”.`,
                },
              ];
        }),
      ),
    );
}

/** Environments to which commands or numbered steps deploy; undefined when a command leaves one open. */
function deployedTo(page: Page, {world, cli, labels}: Model): Set<string> | undefined {
  const calls = callsIn(page, cli).filter(({name}) => name === 'deployment create');
  if (calls.some(({flags}) => flags.get('--environment')?.some(({isOpen}) => isOpen))) {
    return undefined;
  }
  const button = labels.find(({group, key}) => group === 'buttons' && key === 'deploy')?.[page.locale];
  const steps = nodes<List>(page.tree, 'list')
    .filter((list) => list.ordered && nodes<Strong>(list, 'strong').some((bold) => toString(bold) === button))
    .flatMap((list) => nodes<InlineCode>(list, 'inlineCode').map(({value}) => value));
  const named = [...calls.flatMap((call) => valuesOf(call, '--environment')), ...steps];
  return new Set(named.filter((name) => name in world.environments));
}

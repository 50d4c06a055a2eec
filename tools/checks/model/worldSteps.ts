import type {InlineCode, List} from 'mdast';

import type {World} from '../../../src/model/files';
import {lineOf, nodes} from '../../content/markdown';
import type {Page} from '../../content/types';
import {placeFault, type WorldFault} from './worldNames';

/** Numbered steps that choose a gateway or cluster choose it in its own environment. */
export function worldSteps(page: Page, world: World): WorldFault[] {
  return nodes<List>(page.tree, 'list')
    .filter(({ordered}) => ordered === true)
    .flatMap((list) => {
      const codes = nodes<InlineCode>(list, 'inlineCode');
      const environments = codes.map(({value}) => value).filter((value) => value in world.environments);
      return codes.flatMap((code) =>
        (['gateway', 'cluster'] as const).flatMap((kind) => {
          const fault = placeFault(world, kind, code.value, environments);
          return fault === undefined ? [] : [{line: lineOf(code), fault}];
        }),
      );
    });
}

import type {ModelData} from '../model/modelData';
import {atTop, type Check} from './types';

const RULE = 'complete';

/** Pages that list everything of a kind, and where the list comes from. */
const CATALOGS: {path: string; file: string; names: (model: ModelData) => Iterable<string>}[] = [
  {path: '/v2/reference/errors', file: 'errors.yaml', names: ({errors}) => errors.keys()},
  {path: '/v2/reference/permissions', file: 'permissions.yaml', names: ({holders}) => holders.keys()},
  {path: '/v2/admin/webhooks', file: 'events.yaml', names: ({events}) => events},
  {path: '/v2/platform/metrics', file: 'metrics.yaml', names: ({metrics}) => metrics.keys()},
];

/** A catalog names everything that model/ has of its kind, each as code or in code. */
export const complete: Check = ({pages, model}) =>
  pages.flatMap((page) => {
    const catalog = CATALOGS.find(({path}) => path === page.path);
    const missing = [...(catalog?.names(model) ?? [])].filter((name) => !page.body.includes(`\`${name}\``));
    return missing.length === 0
      ? []
      : [
          atTop(
            page,
            RULE,
            `The page lists all of model/${catalog?.file}, but not ${missing.join(', ')}; add ${missing.length === 1 ? 'it' : 'them'}.`,
          ),
        ];
  });

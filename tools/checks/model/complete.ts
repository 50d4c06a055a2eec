import type {ModelData} from '../../model/modelData';
import type {Locale} from '../../content/types';
import {atTop, type PageCheck} from '../types';

const RULE = 'complete';

interface Catalog {
  path: string;
  file: string;
  /** What the page has to hold, by name. */
  entries: (model: ModelData, locale: Locale) => Map<string, string>;
}

/** Pages that list everything of a kind, and where the list comes from. */
const CATALOGS: Catalog[] = [
  {path: '/v2/reference/errors', file: 'errors.yaml', entries: ({errors}) => codes(errors.keys())},
  {path: '/v2/reference/permissions', file: 'permissions.yaml', entries: ({holders}) => codes(holders.keys())},
  {path: '/v2/admin/webhooks', file: 'events.yaml', entries: ({events}) => codes(events)},
  {path: '/v2/platform/metrics', file: 'metrics.yaml', entries: ({metrics}) => codes(metrics.keys())},
  {path: '/v2/reference/glossary', file: 'glossary.yaml', entries: meanings},
];

/** A catalog names everything that model/ has of its kind: names as code or in code, terms with their meaning. */
export const complete: PageCheck = ({pages, model}) =>
  pages.flatMap((page) => {
    const catalog = CATALOGS.find(({path}) => path === page.path);
    const missing = [...(catalog?.entries(model, page.locale) ?? [])].filter(([, text]) => !page.body.includes(text));
    return missing.length === 0
      ? []
      : [
          atTop(
            page,
            RULE,
            `The page lists all of model/${catalog?.file}, but not ${missing.map(([name]) => name).join(', ')}; add ${missing.length === 1 ? 'it' : 'them'}.`,
          ),
        ];
  });

function codes(names: Iterable<string>): Map<string, string> {
  return new Map([...names].map((name) => [name, `\`${name}\``]));
}

/** The terms that have a meaning, each followed by the paragraph that begins with it. */
function meanings({terms}: ModelData, locale: Locale): Map<string, string> {
  return new Map(
    terms.flatMap(({meaning, ...term}) => (meaning === undefined ? [] : [[term[locale], `}\n\n${meaning[locale]}`]])),
  );
}

import type {Path} from '../../src/documents/documents';
import {type Locale, LOCALES} from '../../src/manual/locale';
import {releasePath} from '../../src/manual/releaseNote';
import type {ModelFiles} from '../../src/model/files';
import type {ModelName} from '../../src/model/readModel';

/** A name in a file of `model/` that stands for nothing. */
export interface WrongReference {
  name: ModelName;
  path: Path;
  /** As the end of a sentence that begins with the path. */
  message: string;
}

type Look = (path: Path, value: string | null | undefined, known: Known) => WrongReference[];

/** What a name may be, and how a sentence calls it. */
interface Known {
  what: string;
  names: ReadonlySet<string>;
}

export type Model = {[Name in ModelName]: ModelFiles[Name]};

/** What the model names outside of itself. */
export interface Surroundings {
  /** Addresses of all pages, without locale. */
  pages: ReadonlySet<string>;
  /** Titles and headings of all pages. */
  titles: Record<Locale, ReadonlySet<string>>;
  /** Names of the published schemas with `.json`, with the operations that each knows. */
  schemas: ReadonlyMap<string, string[]>;
}

/** Names that one file of the model takes from another, or from the pages, exist there. */
export function wrongReferences(model: Model, around: Surroundings): WrongReference[] {
  const known = knownNames(model, around);
  return Object.entries(RULES).flatMap(([name, rule]) => rule(model, known, lookIn(name as ModelName)));
}

const lookIn =
  (name: ModelName): Look =>
  (path, value, {what, names}) =>
    value == null || names.has(value)
      ? []
      : [{name, path, message: `is “${value}”, which is no ${what}; correct it${nearest(value, names)}`}];

type Names = ReturnType<typeof knownNames>;

function knownNames(model: Model, {pages, titles, schemas}: Surroundings) {
  const known = (what: string, names: Iterable<string>): Known => ({what, names: new Set(names)});
  const {resources} = model.permissions;
  return {
    page: known('page', pages),
    titles: {en: known('title or heading of an English page', titles.en), 'pt-BR': known('title or heading of a Portuguese page', titles['pt-BR'])},
    operation: (type: string): Known => known(`operation of ${type}.json`, schemas.get(`${type}.json`) ?? []),
    schema: known('file of static/schemas/v2', schemas.keys()),
    code: known('code of errors.yaml', Object.keys(model.errors.errors)),
    errorArea: known('area of errors.yaml', Object.keys(model.errors.areas)),
    release: known('release of timeline.yaml', Object.keys(model.timeline.releases)),
    errorMap: known('key of errorMaps', Object.keys(model.components.errorMaps)),
    delivery: known('key of deliveries', Object.keys(model.components.deliveries)),
    component: known('component of components.yaml', Object.keys(model.components.components)),
    entity: known('entity of entities.yaml', Object.keys(model.entities.entities)),
    field: known('field of common', Object.keys(model.entities.common)),
    label: known('key of labels.yaml', Object.values(model.labels).flatMap((group) => Object.keys(group))),
    role: known('role of labels.yaml', Object.keys(model.labels.roles)),
    resource: known('resource of permissions.yaml', Object.keys(resources)),
    permission: known(
      'permission of permissions.yaml',
      Object.entries(resources).flatMap(([name, actions]) => actions.map((action) => `${name}:${action}`)),
    ),
    cli: known('resource of cli.yaml', Object.keys(model.cli.resources)),
    globalFlag: known('global flag of cli.yaml', Object.keys(model.cli.globalFlags)),
    states: known('entity of states.yaml', Object.keys(model.states)),
    table: known('key of tables', Object.keys(model.kinds.tables)),
    kind: known('kind of kinds.yaml', Object.keys(model.kinds.kinds)),
    metricLabel: known('label of metrics.yaml', Object.keys(model.metrics.labels)),
    buckets: known('key of buckets', Object.keys(model.metrics.buckets)),
    environment: known('environment', Object.keys(model.world.environments)),
    host: known('host', Object.keys(model.world.hosts)),
  };
}

type Rule = (model: Model, names: Names, look: Look) => WrongReference[];

/** Visits the entries of an object. */
const each = <Value>(entries: Record<string, Value>, visit: (key: string, value: Value) => WrongReference[]) =>
  Object.entries(entries).flatMap(([key, value]) => visit(key, value));

const RULES: Partial<Record<ModelName, Rule>> = {
  translations: ({translations: {waiting}}, {page}, look) => each(waiting, (path) => look(['waiting', path], path, page)),
  cli: ({cli}, {code, entity, globalFlag, cli: resource}, look) => [
    ...each(cli.exitCodes, (exit, {errors}) =>
      errors.flatMap((value, i) => look(['exitCodes', exit, 'errors', i], value, code)),
    ),
    ...each(cli.resources, (name, {entity: value, scope}) => [
      ...look(['resources', name, 'entity'], value, entity),
      ...scope.flatMap((flag, i) => look(['resources', name, 'scope', i], flag, globalFlag)),
    ]),
    ...each(cli.resourceFlags, (name) => look(['resourceFlags', name], name, resource)),
    ...each(cli.environment, (name, {flag}) => look(['environment', name, 'flag'], flag, globalFlag)),
  ],
  components: ({components: {errorMaps, components}}, names, look) => [
    ...each(errorMaps, (map, {codes}) => codes.flatMap((value, i) => look(['errorMaps', map, 'codes', i], value, names.code))),
    ...each(components, (type, component) => {
      const at = (key: string): Path => ['components', type, key];
      return [
        ...look(at('since'), component.since, names.release),
        ...look(at('page'), component.page, names.page),
        ...look(at('pageV1'), component.pageV1, names.page),
        ...look(at('errors'), component.errors, names.errorMap),
        ...look(at('schema'), component.schema, names.schema),
        ...look(at('delivery'), component.delivery, names.delivery),
        ...(component.operations ?? []).flatMap((value, i) =>
          look([...at('operations'), i], value, names.operation(type)),
        ),
      ];
    }),
  ],
  entities: ({entities: {common, entities}}, names, look) => [
    ...each(common, (name, {label}) => look(['common', name, 'label'], label, names.label)),
    ...each(entities, (id, entity) => {
      const at = (...path: Path): Path => ['entities', id, ...path];
      return [
        ...look(at('resource'), entity.resource, names.resource),
        ...look(at('cli'), entity.cli, names.cli),
        ...look(at('states'), entity.states, names.states),
        ...look(at('statesPerGateway'), entity.statesPerGateway, names.states),
        ...entity.common.flatMap((value, i) => look(at('common', i), value, names.field)),
        ...entity.fields.flatMap(({label}, i) => look(at('fields', i, 'label'), label, names.label)),
        ...(['columns', 'sortable', 'filters', 'search', 'rowMenu'] as const).flatMap((key) =>
          (entity.list?.[key] ?? []).flatMap((value, i) => look(at('list', key, i), value, names.label)),
        ),
      ];
    }),
  ],
  errors: ({errors: {areas, errors}}, {errorArea}, look) =>
    each(errors, (code, {area}) => look(['errors', code, 'area'], area, (area in areas ? areaOf(code, areas) : undefined) ?? errorArea)),
  events: ({events: {events}}, {entity, states}, look) => {
    const known = {what: `${entity.what} or ${states.what}`, names: new Set([...entity.names, ...states.names])};
    return each(events, (event, {resource}) => look(['events', event, 'resource'], resource, known));
  },
  glossary: ({glossary: {terms}}, names, look) => terms.flatMap(({page}, i) => look(['terms', i, 'page'], page, names.page)),
  kinds: ({kinds: {kinds}}, names, look) =>
    each(kinds, (id, {pagesBesideIndex, sections}) => [
      ...look(['kinds', id, 'pagesBesideIndex'], pagesBesideIndex, names.kind),
      ...sections.flatMap(({table}, i) => look(['kinds', id, 'sections', i, 'table'], table, names.table)),
    ]),
  limits: ({limits: {limits}}, {code}, look) => limits.flatMap(({error}, i) => look(['limits', i, 'error'], error, code)),
  metrics: ({metrics: {metrics, permissions}}, names, look) => [
    ...each(metrics, (id, metric) => [
      ...look(['metrics', id, 'since'], metric.since, names.release),
      ...look(['metrics', id, 'buckets'], metric.buckets, names.buckets),
      ...metric.labels.flatMap((value, i) => look(['metrics', id, 'labels', i], value, names.metricLabel)),
      ...(metric.component ?? []).flatMap((value, i) => look(['metrics', id, 'component', i], value, names.component)),
    ]),
    ...each(permissions, (id, value) =>
      typeof value === 'string' ? look(['permissions', id], value, names.permission) : [],
    ),
  ],
  permissions: ({permissions}, {role, resource}, look) =>
    each(permissions.roles, (id, {grants}) => [
      ...look(['roles', id], id, role),
      ...grants.flatMap((grant, i) => {
        const [name = '', action = ''] = grant.replace('!', '').split(':');
        const path = ['roles', id, 'grants', i];
        const actions = name === '*' ? Object.values(permissions.resources).flat() : (permissions.resources[name] ?? []);
        return [
          ...(name === '*' ? [] : look(path, name, resource)),
          ...(action === '*' || actions.length === 0
            ? []
            : look(path, action, {what: `action of ${name}`, names: new Set(actions)})),
        ];
      }),
    ]),
  states: ({states}, {permission}, look) =>
    each(states, (entity, {states: own, transitions}) => {
      const ids = {what: `state of ${entity}`, names: new Set(own.map(({id}) => id))};
      return transitions.flatMap(({from, to, by}, i) => [
        ...look([entity, 'transitions', i, 'from'], from, ids),
        ...look([entity, 'transitions', i, 'to'], to, ids),
        ...(by.includes(':') ? look([entity, 'transitions', i, 'by'], by, permission) : []),
      ]);
    }),
  'template-functions': (model, {code}, look) =>
    (['parse', 'parseInTemplateEval', 'run'] as const).flatMap((key) =>
      look(['engine', 'errors', key], model['template-functions'].engine.errors[key], code),
    ),
  thesaurus: ({thesaurus: {terms}}, {titles}, look) =>
    terms.flatMap(({term}, i) => LOCALES.flatMap((locale) => look(['terms', i, 'term', locale], term[locale], titles[locale]))),
  timeline: ({timeline}, {page, release}, look) => [
    ...each(timeline.releases, (date) =>
      look(['releases', date], releasePath(date), {...page, what: 'page: no note is of this day'}),
    ),
    ...look(['v2', 'generalAvailability'], timeline.v2.generalAvailability, release),
  ],
  world: ({world}, {environment, host}, look) => [
    ...(['gateways', 'clusters', 'hosts'] as const).flatMap((group) =>
      each<{environment?: string}>(world[group], (name, entry) =>
        look([group, name, 'environment'], entry.environment, environment),
      ),
    ),
    ...each(world.gateways, (name, {proxy}) => look(['gateways', name, 'proxy'], proxy, host)),
    ...each(world.portals, (name, portal) => [
      ...look(['portals', name, 'host'], portal.host, host),
      ...portal.environments.flatMap((value, i) => look(['portals', name, 'environments', i], value, environment)),
    ]),
    ...each(world.variables, (key, values) =>
      Object.keys(values).flatMap((value) => look(['variables', key, value], value, environment)),
    ),
  ],
};

/** The only area that a code may have: its first digit says it; undefined when no area has that digit. */
function areaOf(code: string, areas: Model['errors']['areas']): Known | undefined {
  const digit = code.charAt('AQD-'.length);
  const area = Object.keys(areas).find((name) => String(areas[name]?.digit) === digit);
  return area === undefined ? undefined : {what: `area of codes with the first digit ${digit}`, names: new Set([area])};
}

/** The name that a wrong one most likely stands for: the one that shares the longest start. */
function nearest(value: string, names: ReadonlySet<string>): string {
  const shared = (name: string): number => {
    const end = [...name].findIndex((letter, i) => letter !== value[i]);
    return end === -1 ? name.length : end;
  };
  const best = [...names].sort((a, b) => shared(b) - shared(a))[0];
  return best === undefined || shared(best) < 2 ? '' : ` (“${best}”?)`;
}

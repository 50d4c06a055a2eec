import {fieldsIn, isFields, type Fields, type Path} from '@site/src/documents/documents';

import {conditionsOf} from './conditions';
import {ExpressionFault} from './expression';
import {writtenRoutes} from './policyRoutes';
import {readYaml, type YamlFault} from './readYaml';
import {RegexFault} from './regex';
import {normalizePath} from './request';
import {isRegex, NEW_ROUTE, type Flavor, type Route} from './route';

/** Why a set of Routes is refused: the rule, its line and the part that breaks the rule. */
export interface RouteFault {
  rule:
    | 'none'
    | 'field'
    | 'form'
    | 'conditions'
    | 'flavor'
    | 'both'
    | 'path'
    | 'host'
    | 'regex'
    | 'twice'
    | `expression-${ExpressionFault['rule']}`;
  line: number;
  part: string;
}

/** Fields of a Route that decide nothing here. */
const OTHER_FIELDS = [
  'strip_path',
  'preserve_host',
  'request_buffering',
  'response_buffering',
  'tags',
  'path_handling',
];
const FIELDS = [
  'name',
  'protocols',
  'https_redirect_status_code',
  'methods',
  'hosts',
  'paths',
  'snis',
  'headers',
  'regex_priority',
  'expression',
  'priority',
  ...OTHER_FIELDS,
];

/** Fields of a Route and where they stand. */
interface Given {
  fields: Fields;
  path: Path;
}

/**
 * Reads Routes from YAML: a list, a list below `routes`, or a policy file.
 *
 * @returns the Routes, or the first fault
 */
export function readRoutes(text: string, flavor: Flavor): Route[] | RouteFault | YamlFault {
  const yaml = readYaml(text);
  if ('rule' in yaml) {
    return yaml;
  }
  const given = routesIn(yaml.value);
  const routes: Route[] = [];
  for (const {fields, path} of given) {
    const route = readRoute(fields, flavor, routes);
    if ('rule' in route) {
      return {...route, line: yaml.lineOf([...path, ...route.at])};
    }
    routes.push(route);
  }
  return routes.length === 0 ? {rule: 'none', line: 1, part: ''} : routes;
}

function routesIn(value: unknown): Given[] {
  if (isFields(value) && isFields(value.spec)) {
    return writtenRoutes(value.spec);
  }
  const [list, path]: [unknown, Path] = isFields(value) ? [value.routes, ['routes']] : [value, []];
  return fieldsIn(list).map((fields, index) => ({fields, path: [...path, index]}));
}

interface FieldFault {
  rule: RouteFault['rule'];
  part: string;
  at: Path;
}

/**
 * A Route from the fields that Kong gets.
 *
 * @param others the Routes of the set before it
 */
export function readRoute(fields: Fields, flavor: Flavor, others: Route[]): Route | FieldFault {
  const wrong = Object.keys(fields).find((name) => !FIELDS.includes(name));
  if (wrong !== undefined) {
    return {rule: 'field', part: wrong, at: [wrong]};
  }
  const misshapen = Object.entries(fields).find(([name, value]) => !hasForm(name, value));
  if (misshapen !== undefined) {
    return {rule: 'form', part: misshapen[0], at: [misshapen[0]]};
  }
  const route = routeOf(fields, `#${others.length + 1}`);
  return faultOf(route, flavor, others) ?? route;
}

const LISTS = ['protocols', 'methods', 'hosts', 'paths', 'snis'];
const NUMBERS = ['https_redirect_status_code', 'regex_priority', 'priority'];

function hasForm(name: string, value: unknown): boolean {
  const isList = (list: unknown): boolean => Array.isArray(list) && list.every((item) => typeof item === 'string');
  if (LISTS.includes(name)) {
    return isList(value);
  }
  if (name === 'headers') {
    return isFields(value) && Object.values(value).every(isList);
  }
  return NUMBERS.includes(name)
    ? Number.isSafeInteger(value) && (value as number) >= 0
    : OTHER_FIELDS.includes(name) || typeof value === 'string';
}

function routeOf(fields: Fields, name: string): Route {
  const list = (name: string): string[] => (fields[name] as string[] | undefined) ?? [];
  return {
    ...NEW_ROUTE,
    name: (fields.name as string | undefined) ?? name,
    protocols: fields.protocols === undefined ? NEW_ROUTE.protocols : list('protocols'),
    redirectStatus: (fields.https_redirect_status_code as number | undefined) ?? NEW_ROUTE.redirectStatus,
    methods: list('methods'),
    hosts: list('hosts'),
    paths: list('paths'),
    snis: list('snis'),
    headers: (fields.headers as Record<string, string[]> | undefined) ?? {},
    regexPriority: (fields.regex_priority as number | undefined) ?? 0,
    expression: fields.expression as string | undefined,
    priority: (fields.priority as number | undefined) ?? 0,
  };
}

/** What Kong (`kong/db/schema/entities/routes.lua`) would refuse. */
function faultOf(route: Route, flavor: Flavor, others: Route[]): FieldFault | undefined {
  const {name, methods, hosts, paths, snis, headers, protocols, expression} = route;
  const isEmpty = [methods, hosts, paths, snis, Object.keys(headers)].every(({length}) => length === 0);
  const path = paths.findIndex((each) => !isPath(each));
  const host = hosts.findIndex((each) => !isHost(each));
  if (others.some((other) => other.name === name)) {
    return {rule: 'twice', part: name, at: ['name']};
  }
  if (protocols.some((each) => !['http', 'https', 'grpc', 'grpcs'].includes(each))) {
    return {rule: 'form', part: 'protocols', at: ['protocols']};
  }
  if (expression !== undefined && flavor !== 'expressions') {
    return {rule: 'flavor', part: name, at: ['expression']};
  }
  if (isEmpty === (expression === undefined)) {
    return {rule: isEmpty ? 'conditions' : 'both', part: name, at: []};
  }
  if (path !== -1) {
    return {rule: 'path', part: paths[path]!, at: ['paths', path]};
  }
  return host === -1 ? patternFault(route, flavor) : {rule: 'host', part: hosts[host]!, at: ['hosts', host]};
}

const isPath = (path: string): boolean =>
  isRegex(path) ? /^~\/(?!.*\/\/)/.test(path) : path.startsWith('/') && normalizePath(path) === path;

const isHost = (host: string): boolean => /^(?:\*\.[^*]+|[^*]+\.\*|[^*]+)$/.test(host.replace(/:\d+$/, ''));

function patternFault(route: Route, flavor: Flavor): FieldFault | undefined {
  try {
    conditionsOf(route, route.paths, flavor);
    return undefined;
  } catch (error) {
    if (error instanceof ExpressionFault) {
      return {rule: `expression-${error.rule}`, part: error.part, at: ['expression']};
    }
    if (error instanceof RegexFault) {
      return {rule: 'regex', part: error.message, at: []};
    }
    throw error;
  }
}

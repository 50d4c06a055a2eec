import {fieldsIn, isFields, scalarText, type Fields, type Path} from '@site/src/documents/documents';

import {writtenRoutes, type WrittenRoute} from '../routes/policyRoutes';
import {readRoute, type RouteFault} from '../routes/readRoutes';
import {readYaml, type YamlFault} from '../routes/readYaml';
import type {Route} from '../routes/route';
import {isPlugin, priorityOf, withDefaults} from './facts';

export type Level = 'gateway' | 'route' | 'endpoint';

/** A plugin that applies to a Route. */
export interface Plugin {
  name: string;
  /** The level of the entry that counts: the innermost. */
  level: Level;
  /** With Kong's defaults. */
  config: Record<string, unknown>;
  isEnabled: boolean;
}

/** The Routes that a policy becomes on Aqueduto Kong, with their plugins, highest priority first. */
export type Policy = {route: Route; plugins: Plugin[]}[];

/** Why a policy is refused: the rule, its line and the part that breaks it. */
export interface PolicyFault {
  rule: RouteFault['rule'] | YamlFault['rule'] | 'policy' | 'kind' | 'plugin' | 'pluginTwice' | 'target';
  line: number;
  part: string;
}

/** Reads a policy file for Aqueduto Kong (page API gateway policies), as far as requests need it. */
export function readPolicy(text: string): Policy | PolicyFault {
  const yaml = readYaml(text);
  if ('rule' in yaml) {
    return yaml;
  }
  const spec = isFields(yaml.value) ? yaml.value.spec : undefined;
  if (!isFields(spec)) {
    return {rule: 'policy', line: 1, part: ''};
  }
  const fault = pluginFault(spec);
  if (fault !== undefined) {
    return {rule: fault.rule, part: fault.part, line: yaml.lineOf(fault.at)};
  }
  const routes: Route[] = [];
  const written = writtenRoutes(spec);
  for (const {fields, path} of written) {
    const route = readRoute(fields, 'traditional_compatible', routes);
    if ('rule' in route) {
      return {rule: route.rule, part: route.part, line: yaml.lineOf([...path, 'config', ...route.at])};
    }
    routes.push(route);
  }
  return routes.length === 0
    ? {rule: 'none', line: 1, part: ''}
    : routes.map((route, i) => ({route, plugins: pluginsOf(written[i]!, spec)}));
}

interface Fault {
  rule: PolicyFault['rule'];
  part: string;
  at: Path;
}

/** What Aqueduto refuses of the gateway's kind and of the entries of plugins. */
function pluginFault(spec: Fields): Fault | undefined {
  const kind = isFields(spec.gateway) ? (spec.gateway.kind ?? 'aqueduto-kong') : 'aqueduto-kong';
  if (kind !== 'aqueduto-kong') {
    return {rule: 'kind', part: scalarText(kind), at: ['spec', 'gateway', 'kind']};
  }
  const plugins = fieldsIn(spec.plugins);
  const routes = fieldsIn(spec.routes).map(({name}) => name);
  const operations = fieldsIn(spec.endpoints).map(({operation}) => operation);
  for (const [i, {name, route, endpoint}] of plugins.entries()) {
    const at = ['spec', 'plugins', i];
    const isTwin = (other: Fields): boolean =>
      other.name === name && other.route === route && other.endpoint === endpoint;
    if (!isPlugin(scalarText(name))) {
      return {rule: 'plugin', part: scalarText(name), at};
    }
    if (plugins.findIndex(isTwin) < i) {
      return {rule: 'pluginTwice', part: scalarText(name), at};
    }
    if (
      (route !== undefined && !routes.includes(route)) ||
      (endpoint !== undefined && !operations.includes(endpoint))
    ) {
      return {rule: 'target', part: scalarText(route ?? endpoint), at};
    }
  }
  return undefined;
}

/** An entry at an inner level replaces the whole outer entry. */
function pluginsOf({route, endpoint}: WrittenRoute, spec: Fields): Plugin[] {
  const found = new Map<string, Plugin>();
  const levels: [level: Level, applies: (entry: Fields) => boolean][] = [
    ['gateway', (entry) => entry.route === undefined && entry.endpoint === undefined],
    ['route', (entry) => entry.route === route],
    ['endpoint', (entry) => endpoint !== undefined && entry.endpoint === endpoint],
  ];
  for (const [level, applies] of levels) {
    for (const entry of fieldsIn(spec.plugins).filter(applies)) {
      const name = scalarText(entry.name);
      const config = withDefaults(name, isFields(entry.config) ? entry.config : {});
      found.set(name, {name, level, config, isEnabled: entry.enabled !== false});
    }
  }
  return [...found.values()].sort((a, b) => priorityOf(b.name) - priorityOf(a.name));
}

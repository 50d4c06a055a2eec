import type {FieldFacts, GatewayFacts} from '../../facts/gateways';
import {type Fields, isFields, type Path, walk} from '../../../src/documents/documents';
import type {Fault} from '../../../src/documents/faults';
import {entityFaults} from './entities';
import {apisixPluginFaults, kongPluginFaults} from './plugins';
import {recordFaults} from './records';

/** Lists of a declarative configuration and the entities in them. An entity may hold lists of others. */
const LISTS = ['services', 'routes', 'upstreams', 'targets', 'consumers', 'certificates', 'ca_certificates', 'snis'];
const NESTED = [...LISTS, 'plugins'];

/**
 * Finds what gateways would take in a document: bodies of Kong's Admin API and declarative configurations (objects with
 * `name` and `config` of a plugin; entities behind `_format_version`), and objects of APISIX (`plugins` by name).
 */
export function snippetFaults(facts: GatewayFacts, document: unknown): Fault[] {
  const faults: Fault[] = [];
  const isDeclarative = isFields(document) && document._format_version !== undefined;
  walk(document, [], (value, path) => {
    if (!isFields(value)) {
      return;
    }
    faults.push(...kongPlugin(facts, value, path), ...apisixPlugins(facts, value, path));
    if (isDeclarative) {
      faults.push(...entitiesIn(facts, value, path));
    }
  });
  return faults;
}

function kongPlugin(facts: GatewayFacts, {name, config, ...others}: Fields, path: Path): Fault[] {
  if (typeof name !== 'string' || !isFields(config) || !Object.hasOwn(facts.plugins, name)) {
    return [];
  }
  return [
    ...recordFaults(besideConfig(facts), others, path),
    ...kongPluginFaults(facts, name, config, [...path, 'config']),
  ];
}

/** Fields of a plugin beside `name` and `config`. Files refer to entities by name; `endpoint` is a field of policies. */
function besideConfig({pluginFields}: GatewayFacts): FieldFacts[] {
  const fields = pluginFields.map((field) => ({
    ...field,
    required: false,
    type: field.type === 'foreign' ? undefined : field.type,
  }));
  return [...fields, {path: 'endpoint', type: 'string', required: false}];
}

function apisixPlugins(facts: GatewayFacts, {plugins, username}: Fields, path: Path): Fault[] {
  if (!isFields(plugins)) {
    return [];
  }
  return Object.entries(plugins).flatMap(([name, config]) => {
    const {fields = [], consumerFields = []} = facts.apisixPlugins[name] ?? {};
    const isOf = (list: {path: string}[]) =>
      Object.keys(isFields(config) ? config : {}).every((key) => list.some((field) => field.path === key));
    const isOfConsumer = username !== undefined || (!isOf(fields) && isOf(consumerFields));
    return isFields(config) ? apisixPluginFaults(facts, name, config, [...path, 'plugins', name], isOfConsumer) : [];
  });
}

function entitiesIn(facts: GatewayFacts, value: Fields, path: Path): Fault[] {
  return LISTS.flatMap((list) => {
    const entities = value[list];
    return (Array.isArray(entities) ? entities : []).filter(isFields).flatMap((entity, index) => {
      const own = Object.fromEntries(Object.entries(entity).filter(([key]) => !NESTED.includes(key)));
      return entityFaults(facts, list, own, [...path, list, index]);
    });
  });
}

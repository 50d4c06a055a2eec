import type {ApisixPluginFacts, GatewayFacts} from '../../facts/gateways';
import {type Fields, isFields, type Path} from '../../../src/documents/documents';
import {codes, type Fault} from '../../../src/documents/faults';
import {isSet, recordFaults, valueAt, withDefaults} from './records';
import {ruleFaults} from './rules';

/** Checks the `config` of a Kong plugin; no faults for a plugin that the facts do not have. */
export function kongPluginFaults({plugins}: GatewayFacts, name: string, config: unknown, path: Path): Fault[] {
  const plugin = Object.hasOwn(plugins, name) ? plugins[name] : undefined;
  if (plugin === undefined) {
    return [];
  }
  if (config !== undefined && config !== null && !isFields(config)) {
    return [{path, message: 'must be an object; correct it'}];
  }
  const given = config ?? {};
  const faults = recordFaults(plugin.config, given, path);
  const record = {given, complete: withDefaults(plugin.config, given)};
  return faults.length > 0 ? faults : ruleFaults([...plugin.checks, ...plugin.rules], record, path);
}

/** Checks the object of an APISIX plugin. On a consumer or credential it holds what only that caller has. */
export function apisixPluginFaults(
  {apisixPlugins}: GatewayFacts,
  name: string,
  config: Fields,
  path: Path,
  isOfConsumer: boolean,
): Fault[] {
  const plugin = Object.hasOwn(apisixPlugins, name) ? apisixPlugins[name] : undefined;
  if (plugin === undefined) {
    return [];
  }
  const onConsumer = isOfConsumer && plugin.consumerFields.length > 0;
  const base = onConsumer ? plugin.consumerFields : plugin.fields;
  const given = Object.fromEntries(Object.entries(config).filter(([key]) => key !== '_meta'));
  const complete = withDefaults(base, given);
  const conditions = (onConsumer ? plugin.consumerConditional : plugin.conditional).filter((condition) =>
    Object.entries(condition.if).every(([key, values]) => values.includes(valueAt(complete, key))),
  );
  const fields = [...base, ...conditions.flatMap(({thenFields = []}) => thenFields)];
  const required = conditions.flatMap(({thenRequired = []}) => thenRequired);
  const faults = [
    ...recordFaults(fields, given, path),
    ...required
      .filter((key) => !isSet(valueAt(complete, key)) && !fields.some((field) => field.path === key && field.required))
      .map((key) => ({path: [...path, key], message: 'is missing; add it'})),
  ];
  return faults.length > 0 || onConsumer ? faults : groupFaults(plugin, {given, complete}, path);
}

function groupFaults(plugin: ApisixPluginFacts, record: {given: Fields; complete: Fields}, path: Path): Fault[] {
  const {given} = record;
  const isPresent = (group: string[]) => group.every((name) => isSet(valueAt(given, name)));
  const words = (groups: string[][]) => groups.map((group) => codes(group)).join(' or ');
  const messages = [
    ...(plugin.exactlyOneGroupOf.length > 0 && plugin.exactlyOneGroupOf.filter(isPresent).length !== 1
      ? [`needs either ${words(plugin.exactlyOneGroupOf)}; correct it`]
      : []),
    ...(plugin.atLeastOneGroupOf.length > 0 && !plugin.atLeastOneGroupOf.some(isPresent)
      ? [`needs at least one of ${words(plugin.atLeastOneGroupOf)}; add one`]
      : []),
    ...plugin.mutuallyExclusive
      .filter((names) => names.filter((name) => isSet(valueAt(given, name))).length > 1)
      .map((names) => `takes only one of ${codes(names)}; remove the others`),
    ...(Object.keys(given).length < plugin.minProperties ? ['must not be empty; add a field'] : []),
    ...plugin.rules.flatMap((rule) => valueNotAllowed(rule, record.complete) ?? []),
  ];
  return [...messages.map((message) => ({path, message})), ...ruleFaults(plugin.rules, record, path)];
}

/** `{if: {allow_credential: true}, fields_must_not_be: '*', fields: [...]}`. */
function valueNotAllowed(rule: Record<string, unknown>, record: Fields): string | undefined {
  const condition = isFields(rule.if) ? Object.entries(rule.if) : [];
  if (rule.fields_must_not_be === undefined || !condition.every(([key, value]) => valueAt(record, key) === value)) {
    return undefined;
  }
  const wrong = (rule.fields as string[]).find((name) => valueAt(record, name) === rule.fields_must_not_be);
  const [name, value] = condition[0] ?? [];
  return wrong === undefined
    ? undefined
    : `has \`${wrong}\` ${codes([rule.fields_must_not_be])}, which does not go with \`${name}: ${value}\`; change it`;
}

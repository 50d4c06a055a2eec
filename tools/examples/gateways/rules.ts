import type {RuleFacts} from '../../facts/gateways';
import {type Fields, isFields, type Path} from '../../../src/documents/documents';
import {codes, type Fault} from '../../../src/documents/faults';
import {type Conditional, type ConditionalAtLeastOne, matches, requirement} from './conditions';
import {isSet, valueAt} from './records';
import {isUnknown} from './values';

/** A record with and without the defaults of its fields. */
interface RuledRecord {
  given: Fields;
  complete: Fields;
}

/**
 * Rules that need more than the two records, or that only a running gateway can check. Named here, so that a rule that
 * nobody knows is not passed over in silence.
 */
export const UNCHECKED = [
  'custom_check',
  'policy_cluster_not_offered_when',
  'needs_shared_dictionary',
  'must_name',
  'values_types_accepted_by_validator',
  'declared_value_type',
];

type Rule = (body: never, record: RuledRecord, rule: RuleFacts) => string | undefined;

/** Each kind of rule: from what it is about to what is wrong. */
const RULES: Record<string, Rule> = {
  at_least_one_of: (names: string[], {given}) =>
    names.some((name) => isSet(valueAt(given, name))) ? undefined : `needs at least one of ${codes(names)}; add one`,
  only_one_of: (names: string[], {given}) =>
    names.filter((name) => isSet(valueAt(given, name))).length > 1
      ? `takes only one of ${codes(names)}; remove the others`
      : undefined,
  mutually_exclusive: (groups: (string | string[])[], {given}) =>
    groups.filter((group) =>
      [group].flat().some((name) => isSet(valueAt(given, name)) && valueAt(given, name) !== false),
    ).length > 1
      ? `takes ${groups.map((group) => codes([group].flat())).join(' or ')}, not both; remove one`
      : undefined,
  mutually_required: (names: string[], {given}) => {
    const present = names.filter((name) => isSet(valueAt(given, name)));
    return present.length === 0 || present.length === names.length
      ? undefined
      : `needs all of ${codes(names)}; add them`;
  },
  distinct: (names: string[], {given}) => {
    const values = names.map((name) => valueAt(given, name)).filter(isSet);
    return new Set(values).size < values.length ? `needs different values in ${codes(names)}; change one` : undefined;
  },
  requires: (needs: Record<string, string[]>, {given}) =>
    Object.entries(needs)
      .filter(([name]) => isSet(valueAt(given, name)))
      .flatMap(([name, others]) =>
        others
          .filter((other) => !isSet(valueAt(given, other)))
          .map((other) => `has \`${name}\`, which needs \`${other}\``),
      )[0],
  at_least_one_true: (names: string[], {complete}) =>
    names.some((name) => valueAt(complete, name) === true || isUnknown(valueAt(complete, name)))
      ? undefined
      : `needs one of ${codes(names)} with the value \`true\`; set one`,
  non_decreasing: (names: string[], {complete}) => nonDecreasing(names, complete),
  conditional: ({if_field, if_match, then_field, then_match}: Conditional, {complete}) =>
    matches(valueAt(complete, if_field), if_match) && !matches(valueAt(complete, then_field), then_match)
      ? `has \`${if_field}\` ${inWords(valueAt(complete, if_field))}, so \`${then_field}\` ${requirement(then_match)}`
      : undefined,
  conditional_at_least_one_of: (rule: ConditionalAtLeastOne, {complete}) => {
    const value = valueAt(complete, rule.if_field);
    const names = matches(value, rule.if_match)
      ? rule.then_at_least_one_of
      : rule.else_match !== undefined && matches(value, rule.else_match)
        ? rule.else_then_at_least_one_of
        : undefined;
    return names === undefined || names.some((name) => isSet(valueAt(complete, name)))
      ? undefined
      : `has \`${rule.if_field}\` ${inWords(value)}, so it needs at least one of ${codes(names)}; add one`;
  },
  entry_form: (form: string, {given}, rule) =>
    form === 'name:value' ? entryWithoutColon([rule.field].flat() as string[], given) : undefined,
  other_than_minus_1_only_if: (needs: Fields, {complete}, {field, min_when_set}) => {
    const value = valueAt(complete, String(field));
    if (typeof value !== 'number' || value === -1) {
      return undefined;
    }
    const [name, needed] = Object.entries(needs)[0] ?? ['', undefined];
    if (valueAt(complete, name) !== needed) {
      return `has \`${field}\`, which only goes with \`${name}: ${needed}\`; change one of them`;
    }
    return value < Number(min_when_set) ? `has \`${field}\` below ${min_when_set}; raise it` : undefined;
  },
  must_be: (form: string, {given}, {field}) =>
    form === '* or a valid regular expression' ? brokenPattern(String(field).replace('[]', ''), given) : undefined,
};

/** The kinds of rules that are checked. */
export const CHECKED = Object.keys(RULES);

/** What a gateway says of a record as a whole. */
export function ruleFaults(rules: RuleFacts[], record: RuledRecord, path: Path): Fault[] {
  return rules.flatMap((rule) =>
    Object.entries(rule).flatMap(([kind, body]) => {
      const message = RULES[kind]?.(unprefixed(body) as never, record, rule);
      return message === undefined ? [] : [{path, message}];
    }),
  );
}

function inWords(value: unknown): string {
  return codes([value].flat());
}

/** Rules of plugins name fields from the plugin (`config.minute`); records are the `config`. */
function unprefixed(body: unknown): unknown {
  return JSON.parse(JSON.stringify(body).replaceAll('"config.', '"')) as unknown;
}

/** @param names `minute`, or `limits.*.minute` for each value of a map */
function nonDecreasing(names: string[], record: Fields): string | undefined {
  const [map, last] = names[0]?.split('.*.') ?? [];
  const records = last === undefined ? [record] : Object.values((valueAt(record, map ?? '') as Fields) ?? {});
  for (const one of records.filter(isFields)) {
    const given = names.map((name) => name.split('.*.').at(-1) ?? name).filter((name) => typeof one[name] === 'number');
    const lower = given.find((name, index) => index > 0 && Number(one[name]) < Number(one[given[index - 1]!]));
    if (lower !== undefined) {
      return `has a lower limit for \`${lower}\` than for a shorter period; raise it`;
    }
  }
  return undefined;
}

function entryWithoutColon(fields: string[], record: Fields): string | undefined {
  for (const field of fields) {
    const lists = valueAt(record, field);
    for (const [name, list] of Object.entries(isFields(lists) ? lists : {})) {
      const entry =
        name.endsWith('_types') || !Array.isArray(list) ? undefined : list.find((one) => !/^[^:]+:/.test(one));
      if (entry !== undefined) {
        return `has the entry “${entry}” in \`${field}.${name}\`, which is not \`name:value\`; correct it`;
      }
    }
  }
  return undefined;
}

function brokenPattern(field: string, record: Fields): string | undefined {
  const list = valueAt(record, field);
  const broken = (Array.isArray(list) ? list : []).find((item) => item !== '*' && !isPattern(String(item)));
  return broken === undefined
    ? undefined
    : `has “${broken}” in \`${field}\`, which is no regular expression; correct it`;
}

function isPattern(text: string): boolean {
  try {
    new RegExp(text);
    return true;
  } catch {
    return false;
  }
}

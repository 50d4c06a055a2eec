import type {FieldFacts} from '../../facts/gateways';
import {type Fields, isFields, type Path} from '../../../src/documents/documents';
import {codes, type Fault} from '../../../src/documents/faults';
import {isUnknown, valueFaults} from './values';

/**
 * Checks a record against its fields: names, types, what is required, allowed values.
 *
 * @param prefix of the paths of the record's own fields: '' for a plugin's config, `redis.` for a record in it
 */
export function recordFaults(fields: FieldFacts[], record: Fields, path: Path, prefix = ''): Fault[] {
  const own = ownFields(fields, prefix);
  return [...missingFaults(own, record, path), ...presentFaults(fields, own, record, path, prefix)];
}

/** The fields of a record itself, by name. */
function ownFields(fields: FieldFacts[], prefix: string): Map<string, FieldFacts> {
  return new Map(
    fields
      .filter(({path}) => path.startsWith(prefix) && /^[^.[]+$/.test(path.slice(prefix.length)))
      .map((field) => [field.path.slice(prefix.length), field]),
  );
}

function missingFaults(own: Map<string, FieldFacts>, record: Fields, path: Path): Fault[] {
  const set = new Set(Object.keys(record).flatMap((name) => own.get(name)?.sets ?? []));
  return [...own]
    .filter(([, field]) => field.required && field.default === undefined && !field.auto && !field.filledIn)
    .filter(([name]) => !set.has(name) && (record[name] === undefined || record[name] === null))
    .map(([name]) => ({path: [...path, name], message: 'is missing; add it'}));
}

function presentFaults(
  fields: FieldFacts[],
  own: Map<string, FieldFacts>,
  record: Fields,
  path: Path,
  prefix: string,
): Fault[] {
  return Object.entries(record).flatMap(([name, value]) => {
    const field = own.get(name);
    const at = [...path, name];
    if (field === undefined) {
      return [{path: at, message: `is no field here; use one of ${codes([...own.keys()])}`}];
    }
    if (value === null) {
      return []; // as if it were not there
    }
    const faults = valueFaults(field, value, at);
    const inner = `${prefix}${name}`;
    return faults.length > 0 || isOtherForm(fields, field, value, inner)
      ? faults
      : innerFaults(fields, value, at, inner);
  });
}

/** Some objects of APISIX may also be a plain map of names to values. */
function isOtherForm(fields: FieldFacts[], {forms}: FieldFacts, value: unknown, name: string): boolean {
  const own = ownFields(fields, `${name}.`);
  return forms !== undefined && isFields(value) && !Object.keys(value).some((key) => own.has(key));
}

/** Records in a field: the field itself, the items of a list, the values of a map. */
function innerFaults(fields: FieldFacts[], value: unknown, path: Path, name: string): Fault[] {
  const isOpen = (prefix: string) => ownFields(fields, prefix).size === 0;
  const inside = (inner: unknown, at: Path, prefix: string): Fault[] =>
    isFields(inner) && !isOpen(prefix) ? recordFaults(fields, inner, at, prefix) : [];
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => inside(item, [...path, index], `${name}[].`));
  }
  if (!isFields(value)) {
    return [];
  }
  const ofMap = `${name}.*.`;
  return isOpen(ofMap)
    ? inside(value, path, `${name}.`)
    : Object.entries(value).flatMap(([key, item]) => inside(item, [...path, key], ofMap));
}

/** A record as the gateway sees it: with the defaults of fields that are not there. */
export function withDefaults(fields: FieldFacts[], record: Fields, prefix = ''): Fields {
  const complete: Fields = {...record};
  for (const [name, field] of ownFields(fields, prefix)) {
    const value = complete[name] ?? undefined;
    if (isFields(value) || (value === undefined && field.filledIn)) {
      complete[name] = withDefaults(fields, isFields(value) ? value : {}, `${prefix}${name}.`);
    } else if (value === undefined && field.default !== undefined) {
      complete[name] = field.default;
    }
  }
  return complete;
}

/** The value at a dot path; undefined where there is none. */
export function valueAt(record: Fields, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, name) => (isFields(value) ? (value[name] ?? undefined) : undefined), record);
}

/** Whether a field says something: neither absent nor null nor empty text, or not known before the deployment. */
export function isSet(value: unknown): boolean {
  return isUnknown(value) || (value !== undefined && value !== null && value !== '');
}

import {durationLimits} from '../../src/integrations/durations';
import {type FieldRow, rangeOf, written} from './fieldRows';
import {isDuration, type JsonSchema, literalsOf} from '../../src/documents/jsonSchema';

/** Longer patterns say less to a reader than words. */
const LONGEST_PATTERN = 60;

/** The fields of a component or trigger, with those inside objects, lists and maps. */
export function schemaRows(schema: JsonSchema): FieldRow[] {
  const branches = (schema.allOf ?? []).concat(schema);
  const requiredBy = (name: string): string[] =>
    branches.flatMap(({if: condition, then}) =>
      then?.required?.includes(name) ? operationsOf(condition?.properties?.operation) : [],
    );
  return rowsIn(schema, '', schema).map((row) => ({...row, requiredBy: requiredBy(row.path)}));
}

/** The operations of a component, or those that a condition names. */
export function operationsOf(field: JsonSchema | boolean | undefined): string[] {
  const {enum: values, const: value} = typeof field === 'object' ? field : {};
  return (values ?? [value]).filter((one) => typeof one === 'string');
}

/** @param around names of the definitions that the schema is part of: a definition is not shown inside itself */
function rowsIn(schema: JsonSchema, prefix: string, root: JsonSchema, around: string[] = []): FieldRow[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    if (typeof field === 'boolean') {
      return [];
    }
    const path = prefix + name;
    const literals = literalsOf(field).map((literal) => resolve(literal, root));
    const row: FieldRow = {
      path,
      title: field.title,
      type: typesOf(literals.map(({schema: literal}) => literal)),
      required: schema.required?.includes(name) ?? false,
      requiredBy: [],
      default: written(field.default),
      allowed: allowedOf(
        literals.map(({schema: literal}) => literal),
        field.description ?? '',
      ),
    };
    return [row, ...literals.flatMap((literal) => insideOf(literal, path, root, around))];
  });
}

function insideOf(literal: Resolved, path: string, root: JsonSchema, around: string[]): FieldRow[] {
  if (literal.definition !== undefined && around.includes(literal.definition)) {
    return [];
  }
  const {items, additionalProperties} = literal.schema;
  const inside = literal.definition === undefined ? around : [...around, literal.definition];
  const ofItems = items === undefined ? [] : literalsOf(items).map((item) => resolve(item, root));
  return [
    ...rowsIn(literal.schema, `${path}.`, root, inside),
    ...ofItems
      .filter(({definition}) => definition === undefined || !inside.includes(definition))
      .flatMap(({schema, definition}) =>
        rowsIn(schema, `${path}[].`, root, definition === undefined ? inside : [...inside, definition]),
      ),
    ...(typeof additionalProperties === 'object' ? rowsIn(additionalProperties, `${path}.*.`, root, inside) : []),
  ];
}

interface Resolved {
  schema: JsonSchema;
  /** Name of the definition that it refers to. */
  definition: string | undefined;
}

/** Follows a reference to a definition; a duration stays a reference. */
function resolve(schema: JsonSchema, root: JsonSchema): Resolved {
  const name = isDuration(schema) ? undefined : /^#\/\$defs\/(\w+)$/.exec(schema.$ref ?? '')?.[1];
  const target = name === undefined ? undefined : root.$defs?.[name];
  return target === undefined ? {schema, definition: undefined} : {schema: target, definition: name};
}

function typesOf(literals: JsonSchema[]): string {
  const types = literals.flatMap((literal) => {
    const values = literal.enum ?? ('const' in literal ? [literal.const] : []);
    return isDuration(literal) ? ['string'] : (literal.type ?? values.map(typeOf));
  });
  return types.length === 0 ? 'any' : [...new Set(types)].join(', ');
}

function typeOf(value: unknown): string {
  return Number.isInteger(value) ? 'integer' : value === null ? 'null' : typeof value;
}

function allowedOf(literals: JsonSchema[], description: string): string[] | undefined {
  const [literal, ...others] = literals;
  if (literal === undefined || others.length > 0) {
    return undefined;
  }
  const {type, pattern, items} = literal;
  const values = literal.enum ?? ('const' in literal ? [literal.const] : undefined);
  if (values !== undefined) {
    return [...new Set(values.map(String))];
  }
  if (type === 'boolean') {
    return ['true', 'false'];
  }
  if (isDuration(literal)) {
    const {min, max} = durationLimits(description);
    return rangeOf(min, max);
  }
  if (type === 'array') {
    const [item, ...more] = items === undefined ? [] : literalsOf(items);
    return item === undefined || more.length > 0 ? undefined : allowedOf([{...item, pattern: undefined}], '');
  }
  if (pattern !== undefined) {
    return pattern.length > LONGEST_PATTERN ? undefined : [pattern];
  }
  return literal.exclusiveMinimum === undefined
    ? rangeOf(literal.minimum, literal.maximum)
    : [`> ${literal.exclusiveMinimum}`];
}

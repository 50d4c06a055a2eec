import type {ValidateFunction} from 'ajv/dist/2020.js';

import {isFields, type Path} from '../documents/documents';
import type {Fault} from '../documents/faults';
import {type JsonSchema} from '../documents/jsonSchema';
import {schemaFaults} from '../documents/schemaFaults';
import type {Locale} from '../manual/locale';
import {MESSAGES} from './messages';

/** What all schemas are named with. */
export const SCHEMA_ID = 'https://docs.aqueduto.example/schemas/v2/';

/** What has a schema inside the file's schema. */
export const PARTS = {
  file: `${SCHEMA_ID}integration.json`,
  trigger: `${SCHEMA_ID}integration.json#/properties/spec/properties/trigger`,
  step: `${SCHEMA_ID}integration.json#/properties/spec/properties/steps/items`,
};
export type Part = keyof typeof PARTS;

/** The published schemas, compiled by ajv: as the checks need them, or when the site is built. */
export interface Compiled {
  part: (name: Part) => ValidateFunction;
  /** Of the configuration of a type; undefined for a type that does not exist. */
  config: (type: string) => ValidateFunction | undefined;
}

interface Validator {
  /** Faults of a whole file, of a trigger or of a step, by the schema of the file. */
  shape: (part: Part, value: unknown, path: Path) => Fault[];
  /** Faults of the `config` of a trigger or step, by the schema of its type. */
  config: (typed: unknown, path: Path) => Fault[];
}

/** Holds values against the published schemas; faults are said in the language. */
export function createValidator(compiled: Compiled, locale: Locale): Validator {
  const run = (validate: ValidateFunction, value: unknown, path: Path): Fault[] =>
    validate(value) ? [] : schemaFaults(validate.errors ?? [], path, locale);
  return {
    shape: (part, value, path) => run(compiled.part(part), value, path),
    config: (typed, path) => {
      if (!isFields(typed) || typeof typed.type !== 'string') {
        return [];
      }
      const validate = compiled.config(typed.type);
      return validate === undefined
        ? [{path: [...path, 'type'], message: MESSAGES[locale].noSchema(typed.type)}]
        : run(validate, typed.config, [...path, 'config']);
    },
  };
}

/**
 * The schema of the file without those of the types that it refers to: the configuration of each step is held against the
 * schema of its type anyway, and so each type can be compiled, and loaded, alone.
 */
export function withoutTypes(schema: JsonSchema): JsonSchema {
  return JSON.parse(JSON.stringify(schema), (_key, value: unknown) =>
    isFields(value) && typeof value.$ref === 'string' && /^[a-z]+\.[\w-]+\.json$/.test(value.$ref) ? {} : value,
  ) as JsonSchema;
}

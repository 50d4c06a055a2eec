import Ajv2020, {type ValidateFunction} from 'ajv/dist/2020.js';

import {type JsonSchema} from '../../../src/documents/jsonSchema';
import {SCHEMA_FOLDER} from '../../facts/jsonSchemas';
import {isFields, type Path} from '../../../src/documents/documents';
import type {Fault} from '../../../src/documents/faults';
import {schemaFaults} from '../../../src/documents/schemaFaults';

const ID = 'https://docs.aqueduto.example/schemas/v2/';

/** What has a schema inside the file's schema. */
const POINTERS = {
  file: '',
  trigger: '#/properties/spec/properties/trigger',
  step: '#/properties/spec/properties/steps/items',
};

export interface Validator {
  /** Faults of a whole file, of a trigger or of a step, by the schema of the file. */
  shape: (part: keyof typeof POINTERS, value: unknown, path: Path) => Fault[];
  /** Faults of the `config` of a trigger or step, by the schema of its type. */
  config: (typed: unknown, path: Path) => Fault[];
}

/** Compiles the published schemas. */
export function createValidator(schemas: Map<string, JsonSchema>): Validator {
  const ajv = createAjv(schemas);
  const validate = (id: string, value: unknown, path: Path): Fault[] => {
    const run = compiled(ajv, id);
    return run(value) ? [] : schemaFaults(run.errors ?? [], path);
  };
  return {
    shape: (part, value, path) => validate(`integration.json${POINTERS[part]}`, value, path),
    config: (typed, path) => {
      if (!isFields(typed) || typeof typed.type !== 'string') {
        return [];
      }
      return schemas.has(typed.type)
        ? validate(`${typed.type}.json`, typed.config, [...path, 'config'])
        : [{path: [...path, 'type'], message: `has no schema ${SCHEMA_FOLDER}/${typed.type}.json; write it`}];
    },
  };
}

function compiled(ajv: Ajv2020, id: string): ValidateFunction {
  try {
    return ajv.getSchema(`${ID}${id}`) as ValidateFunction;
  } catch (error) {
    throw new Error(
      `${SCHEMA_FOLDER}/${id.replace(/#.*/, '')} does not compile (${(error as Error).message}); correct it.`,
    );
  }
}

/** ajv with all schemas. Strict, but for `strictRequired`: branches require fields that the schema above them declares. */
export function createAjv(schemas: Map<string, JsonSchema>): Ajv2020 {
  const ajv = new Ajv2020({strict: true, strictRequired: false, allErrors: true, verbose: true});
  ajv.addSchema([...schemas.values()]);
  return ajv;
}

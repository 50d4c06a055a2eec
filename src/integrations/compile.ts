import Ajv2020, {type Options, type ValidateFunction} from 'ajv/dist/2020.js';

import type {JsonSchema} from '../documents/jsonSchema';
import {createIntegrationCheck, type IntegrationCheck} from './check';
import type {Scopes} from './referenceRules';
import {PARTS, SCHEMA_ID, withoutTypes} from './validator';

/** ajv with all schemas. Strict, but for `strictRequired`: branches require fields that the schema above them declares. */
export function createAjv(schemas: ReadonlyMap<string, JsonSchema>, options: Options = {}): Ajv2020 {
  const ajv = new Ajv2020({strict: true, strictRequired: false, allErrors: true, verbose: true, ...options});
  ajv.addSchema([...schemas.values()]);
  return ajv;
}

/** The check of integration files with these schemas, each compiled when it is needed first. */
export function compileCheck(schemas: ReadonlyMap<string, JsonSchema>, scopes: Scopes): IntegrationCheck {
  const ajv = createAjv(forFiles(schemas));
  return createIntegrationCheck(
    schemas,
    {
      part: (name) => compiled(ajv, PARTS[name]),
      config: (type) => (schemas.has(type) ? compiled(ajv, `${SCHEMA_ID}${type}.json`) : undefined),
    },
    scopes,
  );
}

function compiled(ajv: Ajv2020, id: string): ValidateFunction {
  try {
    return ajv.getSchema(id) as ValidateFunction;
  } catch (error) {
    const name = id.replace(SCHEMA_ID, '').replace(/#.*/, '');
    throw new Error(`The schema ${name} does not compile (${(error as Error).message}); correct it.`);
  }
}

/** The schemas, by the name of their file without `.json`; that of the file without those of the types. */
export function forFiles(schemas: ReadonlyMap<string, JsonSchema>): Map<string, JsonSchema> {
  return new Map([...schemas].map(([name, schema]) => [name, name === 'integration' ? withoutTypes(schema) : schema]));
}

import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {globSync} from 'tinyglobby';

/** The parts of JSON Schema (2020-12) that the schemas of integration files use and tools read. */
export interface JsonSchema {
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
  type?: string;
  title?: string;
  description?: string;
  default?: unknown;
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema | boolean>;
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  if?: JsonSchema;
  then?: JsonSchema;
}

/** Where the published schemas lie, from the project's root. */
export const SCHEMA_FOLDER = 'static/schemas/v2';

/** The published schemas, by the name of their file without `.json`: `integration`, `tech.kafka`. */
export function readSchemas(root: string): Map<string, JsonSchema> {
  const folder = join(root, SCHEMA_FOLDER);
  return new Map(
    globSync('*.json', {cwd: folder})
      .sort()
      .map((name) => [name.replace(/\.json$/, ''), parse(readFileSync(join(folder, name), 'utf8'), name)]),
  );
}

function parse(text: string, name: string): JsonSchema {
  try {
    return JSON.parse(text) as JsonSchema;
  } catch (error) {
    throw new Error(`${SCHEMA_FOLDER}/${name} is not JSON (${(error as Error).message}); correct it.`);
  }
}

/** Whether a branch of a union stands for a Go template expression, which every field accepts. */
export function isExpression({$ref}: JsonSchema): boolean {
  return $ref?.endsWith('#/$defs/expression') ?? false;
}

export function isDuration({$ref}: JsonSchema): boolean {
  return $ref?.endsWith('#/$defs/duration') ?? false;
}

/** What a field takes beside an expression: the branches of its union, or the field itself. */
export function literalsOf(schema: JsonSchema): JsonSchema[] {
  return (schema.anyOf ?? [schema]).filter((branch) => !isExpression(branch));
}

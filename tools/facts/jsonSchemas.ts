import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {globSync} from 'tinyglobby';

import type {JsonSchema} from '../../src/documents/jsonSchema';

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

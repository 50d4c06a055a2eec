import {join} from 'node:path';

import {globSync} from 'tinyglobby';

import type {JsonSchema} from '../../src/documents/jsonSchema';
import {readJson} from '../content/unreadable';

/** Where the published schemas lie, from the project's root. */
export const SCHEMA_FOLDER = 'static/schemas/v2';

/** The published schemas, by the name of their file without `.json`: `integration`, `tech.kafka`. */
export function readSchemas(root: string): Map<string, JsonSchema> {
  const folder = join(root, SCHEMA_FOLDER);
  return new Map(
    globSync('*.json', {cwd: folder})
      .sort()
      .map((name) => [name.replace(/\.json$/, ''), readJson<JsonSchema>(root, `${SCHEMA_FOLDER}/${name}`)]),
  );
}

import {readFileSync} from 'node:fs';

import {parse} from 'yaml';

const known = new Map<string, unknown>();

/**
 * What a YAML file of the project holds. Several readers want the same large files, so each text is parsed once; nobody
 * changes what comes back.
 *
 * @throws YAMLParseError when it is not YAML
 */
export function readYaml(file: string): unknown {
  const text = readFileSync(file, 'utf8');
  const value: unknown = known.get(text) ?? parse(text);
  known.set(text, value);
  return value;
}

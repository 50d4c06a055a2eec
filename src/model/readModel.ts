import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

import type {ModelFiles} from './files';
import {BrokenSchema, makeParse, readSchemaFiles, type Parse, type Parsed} from './parseModel';

/** Files of `model/` with a schema in `model/schemas`. */
export type ModelName = keyof ModelFiles;

const NAMES: Record<ModelName, true> = {
  cli: true,
  'component-fields': true,
  components: true,
  entities: true,
  errors: true,
  events: true,
  'fake-secrets': true,
  glossary: true,
  kinds: true,
  labels: true,
  limits: true,
  metrics: true,
  permissions: true,
  states: true,
  'template-functions': true,
  thesaurus: true,
  timeline: true,
  translations: true,
  world: true,
};
export const MODEL_NAMES = Object.keys(NAMES) as ModelName[]; // the record has no other keys

export const fileOfModel = (name: string): string => `model/${name}.yaml`;

/** Something wrong in a file of `model/`. */
export interface ModelFault {
  file: string;
  line: number;
  message: string;
}

/**
 * Reads a file of `model/`: the one reader of all of them.
 *
 * @param root the project's root folder
 * @param parse reads a text; tools hand in one that remembers
 * @throws Error that names file and line when the file is not YAML or not what its schema says, or the schema is none
 */
export function readModel<Name extends ModelName>(
  root: string,
  name: Name,
  parse: Parse = makeParse(readSchemaFiles(root)),
): ModelFiles[Name] {
  const {value, faults} = parsed(root, name, parse);
  const [fault] = faults;
  if (fault !== undefined) {
    throw new Error(`${fileOfModel(name)}:${fault.line} ${fault.message}`);
  }
  return value as ModelFiles[Name]; // its schema has said so
}

/**
 * What is wrong with files of `model/` by themselves: one that is not as it should be stops whatever reads it. A schema that
 * is none is all that is said: without it nothing is known of the files.
 *
 * @param names without extension; all, if none are given
 */
export function modelFaults(root: string, parse: Parse, names = allNames(root)): ModelFault[] {
  return unlessBroken(() =>
    names.flatMap((name) => parsed(root, name, parse).faults.map((fault) => ({file: fileOfModel(name), ...fault}))),
  );
}

/** The faults; in their place that of a schema, when they need one that is none. */
export function unlessBroken(faults: () => ModelFault[]): ModelFault[] {
  try {
    return faults();
  } catch (error) {
    if (error instanceof BrokenSchema) {
      return [{file: error.file, line: error.line, message: error.sentence}];
    }
    throw error;
  }
}

/** The files that have to be there, and any other. */
function allNames(root: string): string[] {
  const there = readdirSync(join(root, 'model')).filter((file) => file.endsWith('.yaml'));
  return [...new Set([...MODEL_NAMES, ...there.map((file) => file.replace('.yaml', ''))])].sort();
}

function parsed(root: string, name: string, parse: Parse): Parsed {
  const file = join(root, fileOfModel(name));
  return existsSync(file)
    ? parse(`${name}\n${readFileSync(file, 'utf8')}`)
    : {value: undefined, faults: [{line: 1, message: 'The file does not exist; restore it.'}]};
}

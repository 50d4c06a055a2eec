import {globSync} from 'tinyglobby';
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

import type {Finding} from '../content/types';
import {remembered} from '../content/remembered';
import type {ModelFiles} from './files';
import {parseModel, type Parsed, schemaBasis} from './parseModel';

const RULE = 'model';

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
};
export const MODEL_NAMES = Object.keys(NAMES) as ModelName[];

export const fileOfModel = (name: string): string => `model/${name}.yaml`;

/**
 * Reads a file of `model/`: the one reader of all of them.
 *
 * @param root the project's root folder
 * @throws Error that names file and line when the file is not YAML or not what its schema says
 */
export function readModel<Name extends ModelName>(root: string, name: Name): ModelFiles[Name] {
  const {value, faults} = parsed(root, name);
  const [fault] = faults;
  if (fault !== undefined) {
    throw new Error(`${fileOfModel(name)}:${fault.line} ${fault.message}`);
  }
  return value as ModelFiles[Name];
}

/** What is wrong with files of `model/` by themselves: one that is not as it should be stops whatever reads the model. */
export function modelFaults(root: string): Finding[] {
  const others = globSync('*.yaml', {cwd: join(root, 'model')}).map((file) => file.replace('.yaml', ''));
  return [...new Set([...MODEL_NAMES, ...others])]
    .sort()
    .flatMap((name) =>
      parsed(root, name).faults.map((fault) => ({file: fileOfModel(name), rule: RULE, ...fault})),
    );
}

// Parsing YAML and loading the validator take most of a second, and the answer depends on the texts alone.
let parse: ((text: string) => Parsed) | undefined;

function parsed(root: string, name: string): Parsed {
  parse ??= remembered('model', schemaBasis(), parseModel);
  const file = join(root, fileOfModel(name));
  return existsSync(file)
    ? parse(`${name}\n${readFileSync(file, 'utf8')}`)
    : {value: undefined, faults: [{line: 1, message: 'The file does not exist; restore it.'}]};
}

import type {ModelFiles} from '../../src/model/files';
import {makeParse, schemaTexts, type Parse} from '../../src/model/parseModel';
import {modelFaults as faultsWith, type ModelName, readModel as readWith} from '../../src/model/readModel';
import {remembered} from '../content/remembered';
import type {Finding} from '../content/types';

// Parsing YAML and validating take most of a second, and the answer depends on the texts alone.
const parses = new Map<string, Parse>();

/** `readModel` of src/model, with what it has read remembered between runs. */
export function readModel<Name extends ModelName>(root: string, name: Name): ModelFiles[Name] {
  return readWith(root, name, parseIn(root));
}

/** What is wrong with files of `model/` by themselves. */
export function modelFaults(root: string): Finding[] {
  return faultsWith(root, parseIn(root)).map((fault) => ({...fault, rule: 'model'}));
}

function parseIn(root: string): Parse {
  const schemas = schemaTexts(root);
  const basis = schemas.join('\0');
  const parse = parses.get(basis) ?? remembered('model', basis, makeParse(schemas));
  parses.set(basis, parse);
  return parse;
}

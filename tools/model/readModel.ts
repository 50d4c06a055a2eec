import type {ModelFiles} from '../../src/model/files';
import {makeParse, readSchemaFiles, type Parse} from '../../src/model/parseModel';
import {modelFaults as faultsWith, type ModelName, readModel as readWith} from '../../src/model/readModel';
import {filesHash} from '../content/filesHash';
import {remembered} from '../content/remembered';
import type {Finding} from '../content/types';
import {Unreadable} from '../content/unreadable';

const RULE = 'model';

// Parsing YAML and validating take most of a second, and the answer depends on the texts and on what parses them alone.
const PARSER = filesHash(process.cwd(), ['src/model/*.ts', 'src/documents/*.ts']);
const parses = new Map<string, Parse>();

/**
 * `readModel` of src/model, with what it has read remembered between runs.
 *
 * @throws Unreadable when the file is not YAML or not what its schema says
 */
export function readModel<Name extends ModelName>(root: string, name: Name): ModelFiles[Name] {
  const [fault] = faultsWith(root, parseIn(root), [name]);
  if (fault !== undefined) {
    throw new Unreadable({...fault, rule: RULE});
  }
  return readWith(root, name, parseIn(root));
}

/** What is wrong with files of `model/` by themselves. */
export function modelFaults(root: string): Finding[] {
  return faultsWith(root, parseIn(root)).map((fault) => ({...fault, rule: RULE}));
}

function parseIn(root: string): Parse {
  const schemas = readSchemaFiles(root);
  const basis = [PARSER, ...schemas.map(({text}) => text)].join('\0');
  const parse = parses.get(basis) ?? remembered('model', basis, makeParse(schemas));
  parses.set(basis, parse);
  return parse;
}

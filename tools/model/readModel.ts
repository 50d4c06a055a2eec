import type {ModelFiles} from '../../src/model/files';
import {makeParse} from '../../src/model/parseModel';
import {modelFaults as faultsWith, type ModelName, readModel as readWith} from '../../src/model/readModel';
import type {Finding} from '../content/types';
import {Unreadable} from '../content/unreadable';
import {bySchemas} from './bySchemas';

const RULE = 'model';

const parseIn = bySchemas('model', [], makeParse);

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

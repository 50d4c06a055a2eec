import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {pathText, readDocuments} from '../../src/documents/documents';
import {SCHEMA_FOLDER} from '../facts/jsonSchemas';
import {fileOfModel, MODEL_NAMES} from '../../src/model/readModel';
import {readModel} from '../model/readModel';
import {type Model, type WrongReference, wrongReferences} from '../model/references';
import type {Finding} from '../content/types';
import type {Check} from './types';

/**
 * What one file of `model/` names, another has: pages, codes, labels, states, permissions. That each file is what its
 * schema says, its reader sees to.
 */
export function modelRules(root: string): Check {
  return ({isWhole, site, staticFiles}) => {
    if (!isWhole) {
      return [];
    }
    const model = Object.fromEntries(MODEL_NAMES.map((name) => [name, readModel(root, name)])) as unknown as Model;
    const schemas = [...staticFiles]
      .filter((file) => `static${file}`.startsWith(`${SCHEMA_FOLDER}/`))
      .map((file) => file.slice(file.lastIndexOf('/') + 1));
    return wrongReferences(model, new Set(site.map(({path}) => path)), new Set(schemas)).map((wrong) =>
      at(root, wrong),
    );
  };
}

function at(root: string, {name, path, message}: WrongReference): Finding {
  const file = fileOfModel(name);
  const [document] = readDocuments(readFileSync(join(root, file), 'utf8'));
  return {file, line: document?.lineOf(path) ?? 1, rule: 'model', message: `\`${pathText(path)}\` ${message}.`};
}

import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {pathText, readDocuments} from '../../../src/documents/documents';
import {operationsOf} from '../../facts/schemaRows';
import type {Locale} from '../../../src/manual/locale';
import {fileOfModel, MODEL_NAMES} from '../../../src/model/readModel';
import {readModel} from '../../model/readModel';
import {type Model, type WrongReference, wrongReferences} from '../../model/references';
import {headingTextsIn} from '../../content/markdown';
import type {Finding} from '../../content/types';
import type {Check} from '../types';

/**
 * What one file of `model/` names, another has: pages, titles, codes, labels, states, permissions, operations. That each file is what its
 * schema says, its reader sees to.
 */
export function modelRules(root: string): Check {
  return ({isWhole, site, schemas}) => {
    if (!isWhole) {
      return [];
    }
    const model = Object.fromEntries(MODEL_NAMES.map((name) => [name, readModel(root, name)])) as unknown as Model;
    const titlesIn = (locale: Locale): Set<string> =>
      new Set(
        site
          .filter((page) => page.locale === locale)
          .flatMap(({frontMatter, body}) => [String(frontMatter.title), ...headingTextsIn(body)]),
      );
    const around = {
      pages: new Set(site.map(({path}) => path)),
      titles: {en: titlesIn('en'), 'pt-BR': titlesIn('pt-BR')},
      schemas: new Map([...schemas].map(([type, {properties}]) => [`${type}.json`, operationsOf(properties?.operation)])),
    };
    return wrongReferences(model, around).map((wrong) => at(root, wrong));
  };
}

function at(root: string, {name, path, message}: WrongReference): Finding {
  const file = fileOfModel(name);
  const [document] = readDocuments(readFileSync(join(root, file), 'utf8'));
  return {file, line: document?.lineOf(path) ?? 1, rule: 'model', message: `\`${pathText(path)}\` ${message}.`};
}

import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

import {type Fields, isFields, type Path, pathText, readDocuments} from '../../src/documents/documents';
import type {Fault} from '../../src/documents/faults';
import {makeValidate, type Validate} from '../../src/model/parseModel';
import {unlessBroken} from '../../src/model/readModel';
import type {Finding} from '../content/types';
import {readJson, Unreadable} from '../content/unreadable';
import {bySchemas} from '../model/bySchemas';
import {stoppedByFiles} from '../checks/stoppedByFiles';

const FOLDER = 'model/facts';
const RULE = 'model';

/**
 * Reads a file of facts about another product.
 *
 * @param name without extension
 * @throws Unreadable when it is no JSON, or not what its schema in `model/schemas/facts` says
 */
export function readFacts<Value>(root: string, name: string): Value {
  const [finding] = faultsOf(root, name);
  if (finding !== undefined) {
    throw new Unreadable(finding);
  }
  return readJson<Value>(root, fileOf(name), RULE);
}

/** What is wrong with the files of facts by themselves. */
export const factsFaults = (root: string): Finding[] =>
  readdirSync(join(root, FOLDER))
    .sort()
    .flatMap((file) => faultsOf(root, file.replace('.json', '')));

const fileOf = (name: string): string => `${FOLDER}/${name}.json`;

function faultsOf(root: string, name: string): Finding[] {
  const file = fileOf(name);
  return stoppedByFiles(() => {
    readJson(root, file, RULE); // says where it is no JSON
    const faults = unlessBroken(() =>
      judgeIn(root)(`${name}\n${readFileSync(join(root, file), 'utf8')}`).map((fault) => ({file, ...fault})),
    );
    return faults.map((fault) => ({...fault, rule: RULE}));
  });
}

type Judge = (text: string) => {line: number; message: string}[];

/** What is wrong with a file of facts, by its name, a line break and its text. */
const judgeIn = bySchemas('facts', ['tools/facts/readFacts.ts'], (schemas) => judgeWith(makeValidate(schemas)));

const judgeWith =
  (validate: Validate): Judge =>
  (text) => {
    const [name = ''] = text.split('\n', 1);
    const json = text.slice(name.length + 1);
    const value: unknown = JSON.parse(json);
    const faults = [...validate(`facts/${name}`, value), ...unknownSources(value)];
    const [document] = faults.length === 0 ? [] : readDocuments(json);
    return faults.map(({path, message}) => ({
      line: document?.lineOf(path) ?? 1,
      message: `${path.length === 0 ? 'The file' : `\`${pathText(path)}\``} ${message}.`,
    }));
  };

/** Facts name their source by a key of the `sources` that stand above them. */
function unknownSources(value: unknown, path: Path = [], sources: Fields = {}): Fault[] {
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => unknownSources(item, [...path, index], sources));
  }
  if (!isFields(value)) {
    return [];
  }
  const known = isFields(value.sources) ? value.sources : sources;
  const isWrong = 'fact' in value && typeof value.source === 'string' && !(value.source in known);
  return [
    ...(isWrong
      ? [{path: [...path, 'source'], message: `is “${String(value.source)}”, which is no key of sources; correct it`}]
      : []),
    ...Object.entries(value).flatMap(([key, item]) => unknownSources(item, [...path, key], known)),
  ];
}

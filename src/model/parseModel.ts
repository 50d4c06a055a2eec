import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

import Ajv2020 from 'ajv/dist/2020';
import {type Document, isAlias, LineCounter, parseDocument, visit} from 'yaml';

import {offsetOf, pathText} from '../documents/documents';
import {schemaFaults} from '../documents/schemaFaults';

/** A file of `model/`, and what is wrong with it; any fault makes the value unreliable. */
export interface Parsed {
  value: unknown;
  faults: {line: number; message: string}[];
}

/**
 * Reads the YAML of a model file and holds it against its schema.
 *
 * @param text the name of the file without extension, a line break, then the file
 */
export type Parse = (text: string) => Parsed;

const SCHEMAS = 'model/schemas';
const ID = 'https://docs.aqueduto.example/schemas/model/';
/** In characters: five times the longest file of 2026. A longer one is no data that a person keeps. */
const LIMIT = 400_000;

/** The texts of all schemas: what every answer of the parser depends on beside the text. */
export function schemaTexts(root: string): string[] {
  const folder = join(root, SCHEMAS);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8'));
}

/** @param schemas as `schemaTexts` gives them; compiled when the first text comes */
export function makeParse(schemas: string[]): Parse {
  let ajv: Ajv2020 | undefined;
  const faultsOf = (name: string, value: unknown): ReturnType<typeof schemaFaults> => {
    ajv ??= createAjv(schemas);
    const validate = ajv.getSchema(`${ID}${name}.json`);
    if (validate === undefined) {
      return [{path: [], message: `has no schema; write ${SCHEMAS}/${name}.json`}];
    }
    return validate(value) === true ? [] : schemaFaults(validate.errors ?? [], []);
  };
  return (text) => parseText(text, faultsOf);
}

function parseText(text: string, faultsOf: (name: string, value: unknown) => ReturnType<typeof schemaFaults>): Parsed {
  const [name = ''] = text.split('\n', 1);
  const yaml = text.slice(name.length + 1);
  const failed = (line: number, message: string): Parsed => ({value: undefined, faults: [{line, message}]});
  if (yaml.length > LIMIT) {
    return failed(1, `The file has ${yaml.length} characters, more than ${LIMIT}; divide it.`);
  }
  try {
    const lines = new LineCounter();
    const document = parseDocument(yaml, {lineCounter: lines});
    const lineAt = (offset: number): number => lines.linePos(offset).line;
    const [fault] = document.errors;
    if (fault !== undefined) {
      const reason = fault.message.split('\n')[0]!.replace(/ at line .*$/, '');
      return failed(lineAt(fault.pos[0]), `The file is not YAML: ${reason}; correct it (quote a text with a colon).`);
    }
    const alias = aliasIn(document);
    if (alias !== undefined) {
      return failed(lineAt(alias), 'The files of the model have no aliases (`*name`); write the value out.');
    }
    const value: unknown = document.toJS();
    const faults = faultsOf(name, value).map(({path, message}) => ({
      line: lineAt(offsetOf(document, path)),
      message: `${path.length === 0 ? 'The file' : `\`${pathText(path)}\``} ${message}.`,
    }));
    return {value, faults};
  } catch (error) {
    return failed(1, `The file cannot be read (${(error as Error).message}); nest less deeply.`);
  }
}

function aliasIn(document: Document): number | undefined {
  let offset: number | undefined;
  visit(document, {Alias: (_, node) => void (offset ??= isAlias(node) ? node.range?.[0] : undefined)});
  return offset;
}

function createAjv(schemas: string[]): Ajv2020 {
  const validator = new Ajv2020({strict: true, strictRequired: false, allowUnionTypes: true, allErrors: true, verbose: true});
  return validator.addSchema(schemas.map((text) => JSON.parse(text) as object));
}

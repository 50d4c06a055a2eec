import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

import Ajv2020, {type ValidateFunction} from 'ajv/dist/2020';
import {type Document, isAlias, LineCounter, parseDocument, visit, type YAMLError} from 'yaml';

import {isTooDeep, offsetOf, pathText} from '../documents/documents';
import type {Fault} from '../documents/faults';
import {jsonFaultLine, notJson} from '../documents/json';
import type {JsonSchema} from '../documents/jsonSchema';
import {schemaFaults} from '../documents/schemaFaults';
import {valueFaults} from './valueFaults';

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

/** A schema of the model or of `model/facts`: what every answer of the parser depends on beside the text. */
export interface SchemaFile {
  /** From the project's root. */
  file: string;
  text: string;
}

/** A schema that cannot be used: the fault of nobody's data. */
export class BrokenSchema extends Error {
  constructor(
    readonly file: string,
    readonly line: number,
    readonly sentence: string,
  ) {
    super(`${file}:${line} ${sentence}`);
  }
}

/** The files of `model/schemas`. */
export function readSchemaFiles(root: string): SchemaFile[] {
  return readdirSync(join(root, SCHEMAS), {recursive: true, encoding: 'utf8'})
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => ({file: `${SCHEMAS}/${name}`, text: readFileSync(join(root, SCHEMAS, name), 'utf8')}));
}

/**
 * @param schemas compiled when the first text comes
 * @returns a parser that throws `BrokenSchema` when a schema that it needs is none
 */
export function makeParse(schemas: SchemaFile[]): Parse {
  const faultsOf = makeValidate(schemas);
  return (text) => parseText(text, faultsOf);
}

/** What is wrong with a value, by the schema of this name; compiles what it needs when it is first asked. */
export type Validate = (name: string, value: unknown) => Fault[];

/** @throws BrokenSchema, when it is asked, if a schema that it needs is none */
export function makeValidate(schemas: SchemaFile[]): Validate {
  let ajv: Ajv2020 | undefined;
  return (name, value) => {
    ajv ??= createAjv(schemas);
    const schema = schemas.find(({file}) => file === `${SCHEMAS}/${name}.json`);
    if (schema === undefined) {
      return [{path: [], message: `has no schema; write ${SCHEMAS}/${name}.json`}];
    }
    const validate = compiled(ajv, schema);
    return validate(value) === true ? [] : schemaFaults(validate.errors ?? [], []);
  };
}

function parseText(text: string, faultsOf: Validate): Parsed {
  const [name = ''] = text.split('\n', 1);
  const yaml = text.slice(name.length + 1);
  const failed = (line: number, message: string): Parsed => ({value: undefined, faults: [{line, message}]});
  if (yaml.length > LIMIT) {
    return failed(1, `The file has ${yaml.length} characters, more than ${LIMIT}; divide it.`);
  }
  if (isTooDeep(yaml)) {
    return failed(1, 'The file has values too deep inside each other; nest less deeply.');
  }
  const lines = new LineCounter();
  const document = parseDocument(yaml, {lineCounter: lines});
  const lineAt = (offset: number): number => lines.linePos(offset).line;
  const fault = document.errors.find(isOpenQuote) ?? document.errors[0];
  if (fault !== undefined) {
    const reason = fault.message.split('\n')[0]!.replace(/ at line .*$/, '');
    return failed(lineAt(startOf(fault, document)), `The file is not YAML: ${reason}; correct it (quote a text with a colon).`);
  }
  const alias = aliasIn(document);
  if (alias !== undefined) {
    return failed(lineAt(alias), 'The files of the model have no aliases (`*name`); write the value out.');
  }
  const value: unknown = document.toJS();
  const faults = [...faultsOf(name, value), ...valueFaults(value)].map(({path, message}) => ({
    line: lineAt(offsetOf(document, path)),
    message: `${path.length === 0 ? 'The file' : `\`${pathText(path)}\``} ${message}.`,
  }));
  return {value, faults};
}

function aliasIn(document: Document): number | undefined {
  let offset: number | undefined;
  visit(document, {Alias: (_, node) => void (offset ??= isAlias(node) ? node.range?.[0] : undefined)});
  return offset;
}

const isOpenQuote = ({code, message}: YAMLError): boolean => code === 'MISSING_CHAR' && /^Missing closing .quote/.test(message);

/** Where a fault begins: a quotation mark that stays open is missed at the end of the file, but is to be closed where it stands. */
function startOf(fault: YAMLError, document: Document): number {
  let start: number | undefined;
  if (isOpenQuote(fault)) {
    visit(document, {Scalar: (_, {range}) => void (range?.[1] === fault.pos[0] && (start ??= range[0]))});
  }
  return start ?? fault.pos[0];
}

function createAjv(schemas: SchemaFile[]): Ajv2020 {
  const ajv = new Ajv2020({strict: true, strictRequired: false, allowUnionTypes: true, allErrors: true, verbose: true});
  for (const schema of schemas) {
    const value = parsedSchema(schema);
    attempt(schema, () => ajv.addSchema(value));
    // Others refer to these: a fault in them would be taken for one of theirs.
    if (schema.file === `${SCHEMAS}/common.json`) {
      Object.keys(value.$defs ?? {}).forEach((part) => attempt(schema, () => ajv.getSchema(`${ID}common.json#/$defs/${part}`)));
    }
  }
  return ajv;
}

function parsedSchema({file, text}: SchemaFile): JsonSchema {
  try {
    return JSON.parse(text) as JsonSchema; // ajv holds it against the schema of schemas
  } catch (error) {
    throw new BrokenSchema(file, jsonFaultLine(text, error as Error), notJson(error as Error));
  }
}

function compiled(ajv: Ajv2020, schema: SchemaFile): ValidateFunction {
  const id = `${ID}${schema.file.slice(SCHEMAS.length + 1)}`;
  const validate = attempt(schema, () => ajv.getSchema(id));
  if (validate === undefined) {
    throw new BrokenSchema(schema.file, 1, `The schema does not say its address; write \`"$id": "${id}"\`.`);
  }
  return validate;
}

/** Does something with a schema; where ajv refuses, the line is that of the first word that ajv quotes. */
function attempt<Result>({file, text}: SchemaFile, act: () => Result): Result {
  try {
    return act();
  } catch (error) {
    const {message} = error as Error;
    const word = /"[^"]+"/.exec(message)?.[0];
    const before = text.slice(0, Math.max(text.indexOf(word ?? text), 0));
    throw new BrokenSchema(file, before.split('\n').length, `The schema is none (${message}); correct it.`);
  }
}

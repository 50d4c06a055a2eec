import {isFields, own, type Fields} from '../../documents/documents';
import {convert} from './convert';
import {writeTo} from './target';
import {type Message, type Print, StepFailure} from './types';

/** Stands for a source without a value. */
const MISSING = undefined;

/** A path that selects one node at most: names and positions only. */
const SINGULAR = /^\$(?:\.[A-Za-z_]\w*|\['[^']*'\]|\["[^"]*"\]|\[-?\d+\])*$/;

/**
 * The body that the rows of `logical.data-transformation-no-code` build.
 *
 * @throws StepFailure that names the row, as the component does
 */
export async function mapRows(config: Fields, message: Message, print: Print): Promise<unknown> {
  const rows = Array.isArray(config.mappings) ? config.mappings.filter(isFields) : [];
  let body: unknown = config.base === 'payload' ? structuredClone(message.payload) : {};
  for (const [index, row] of rows.entries()) {
    try {
      body = await mapRow(row, body, message, print);
    } catch (error) {
      throw error instanceof StepFailure ? new StepFailure(`mappings[${index}]: ${error.message}`, error.code) : error;
    }
  }
  return body;
}

async function mapRow(row: Fields, body: unknown, message: Message, print: Print): Promise<unknown> {
  const target = String(row.target);
  const source = typeof row.source === 'string' ? row.source : undefined;
  const [list, rest] = source === undefined ? [] : source.split('[*]');
  if (source === undefined || !target.includes('[*]') || rest === undefined) {
    const value = source === undefined ? await fixed(row.value, message, print) : await select(source, message, print);
    const made = await convertRow(row, value, source, print);
    return made === MISSING ? body : writeTo(body, target, made);
  }
  const elements = (await selectAll(`${list}[*]`, message, print)).entries();
  let result = body;
  for (const [index, element] of elements) {
    const value = rest === '' ? element : await select(`$${rest}`, element, print);
    const made = await convertRow(row, value, source, print);
    result = made === MISSING ? result : writeTo(result, target.replace('[*]', `[${index}]`), made);
  }
  return result;
}

const fixed = async (value: unknown, message: Message, print: Print): Promise<unknown> =>
  typeof value === 'string' && value.includes('{{') ? print(value, message) : value;

/** One value of a path that can select no more; of others the list. */
async function select(path: string, document: unknown, print: Print): Promise<unknown> {
  const found = await selectAll(path, document, print);
  return SINGULAR.test(path) ? found[0] : found;
}

const selectAll = async (path: string, document: unknown, print: Print): Promise<unknown[]> =>
  JSON.parse(await print('{{ jsonPath .document .path | toRawJson }}', {document, path})) as unknown[];

/** Functions, lookup, date, default and type of a row, in this order. */
async function convertRow(row: Fields, value: unknown, source: string | undefined, print: Print): Promise<unknown> {
  const changed = isThere(value) ? await change(row, value, print) : value;
  if (isThere(changed) || source === undefined) {
    return row.type === undefined ? changed : convert(changed, String(row.type));
  }
  if (row.default !== undefined) {
    return row.default;
  }
  if (row.onMissing === 'error') {
    throw new StepFailure(`${source} is missing`);
  }
  return row.onMissing === 'setNull' ? null : MISSING;
}

const isThere = (value: unknown): boolean => value !== undefined && value !== null;

async function change({functions, lookup, date}: Fields, value: unknown, print: Print): Promise<unknown> {
  const calls = (Array.isArray(functions) ? functions : []).map((name) => ` | ${String(name)}`).join('');
  const called =
    calls === '' ? value : (JSON.parse(await print(`{{ .value${calls} | toRawJson }}`, {value})) as unknown);
  const found = isFields(lookup) ? own(lookup, String(called)) : called;
  return isFields(date) && isThere(found) ? print(dateTemplate(date), {...date, value: found}) : found;
}

const dateTemplate = ({from, timeZone}: Fields): string =>
  `{{ .value | parseDate ${from === undefined ? '"2006-01-02T15:04:05Z07:00"' : '.from'} | formatDate .to ${
    timeZone === undefined ? '"UTC"' : '.timeZone'
  } }}`;

import {type Fields, isFields, pathText, walk} from '../../documents/documents';
import type {Step} from '../steps';
import {XSLT_NAMESPACE} from '../xsltNamespace';
import {type Run, runList} from './execute';
import {mapRows} from './mapping';
import {type Message, StepFailure, type StepRun} from './types';

/** What a step changes; what it does not name stays. */
type Change = Partial<Pick<StepRun, 'payload' | 'next' | 'isLeftOut'>> & {headers?: Record<string, unknown>};

interface Place {
  mocks: Fields;
  items: number[];
  /** Gets what the step's expressions print, also when it fails. */
  done: StepRun;
}

type Component = (step: Step, message: Message, run: Run, place: Place) => Promise<Change>;

/**
 * Runs a step.
 *
 * @throws StepFailure with the code and the text of the product
 */
export const runComponent: Component = (step, message, run, place) =>
  (COMPONENTS[step.type] ?? runOutside)(step, message, run, place);

const COMPONENTS: Record<string, Component> = {
  'logical.choice': choose,
  'logical.data-transformation': transformData,
  'logical.data-transformation-no-code': async ({config}, message, run) => ({
    payload: await mapRows(config, message, run.print),
  }),
  'logical.foreach': repeat,
  'logical.xslt-transformation': transformXml,
};

async function choose({config}: Step, message: Message, run: Run, {done}: Place): Promise<Change> {
  const when = Array.isArray(config.when) ? config.when.filter(isFields) : [];
  for (const [index, {condition, next}] of when.entries()) {
    const said = await printed(String(condition), `when[${index}].condition`, message, run, done);
    if (said !== 'true' && said !== 'false') {
      throw new StepFailure(`condition is ${JSON.stringify(said)}, not true or false`);
    }
    if (said === 'true') {
      return {next: String(next)};
    }
  }
  return config.otherwise === undefined ? {} : {next: String(config.otherwise)};
}

async function transformData({config}: Step, message: Message, run: Run, {done}: Place): Promise<Change> {
  const body = await printed(String(config.body), 'body', message, run, done);
  const headers = {...message.headers};
  (Array.isArray(config.removeHeaders) ? config.removeHeaders : []).forEach((name) => delete headers[String(name)]);
  for (const [name, value] of Object.entries(isFields(config.headers) ? config.headers : {})) {
    headers[name] = await printed(String(value), `headers.${name}`, message, run, done);
  }
  return {payload: asPayload(body, config.outputFormat ?? 'json', 'body'), headers};
}

function asPayload(text: string, format: unknown, field: string): unknown {
  if (format !== 'json') {
    return text;
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new StepFailure(`${field}: ${(error as Error).message}`);
  }
}

async function repeat({config, inner}: Step, message: Message, run: Run, place: Place): Promise<Change> {
  const list = await itemsOf(config.items, message, run, place);
  const results: unknown[] = [];
  for (const [index, item] of list.entries()) {
    const items = [...place.items, index];
    const {message: end, error} = await runList(inner, {...message, item, index}, run, place.mocks, items);
    if (error !== undefined && config.onItemError !== 'continue') {
      throw new StepFailure(`item ${index}: ${error.message}`, error.code);
    }
    results.push(error === undefined ? end.payload : {error});
  }
  return config.output === 'unchanged' ? {} : {payload: results};
}

async function itemsOf(items: unknown, message: Message, run: Run, {done}: Place): Promise<unknown[]> {
  const printedItems =
    typeof items === 'string' ? parsedOr(await printed(items, 'items', message, run, done), undefined) : items;
  const list = items === undefined ? message.payload : printedItems;
  if (!Array.isArray(list)) {
    throw new StepFailure('items is not a JSON array');
  }
  return Promise.all(
    list.map((item) => (items !== undefined && typeof items !== 'string' ? literal(item, message, run) : item)),
  );
}

const literal = async (item: unknown, message: Message, run: Run): Promise<unknown> =>
  typeof item === 'string' ? run.print(item, message) : item;

async function transformXml(step: Step, message: Message, run: Run, place: Place): Promise<Change> {
  const {config} = step;
  const stylesheet = await printed(
    String(config.stylesheet ?? config.stylesheetFile),
    'stylesheet',
    message,
    run,
    place.done,
  );
  if (run.transform === undefined || !stylesheet.includes(XSLT_NAMESPACE)) {
    return runOutside(step, message, run, place);
  }
  const source =
    config.source === undefined
      ? message.payload
      : await printed(String(config.source), 'source', message, run, place.done);
  if (typeof source !== 'string') {
    throw new StepFailure('source is not a string');
  }
  const parameters: Record<string, string> = {};
  for (const [name, value] of Object.entries(isFields(config.parameters) ? config.parameters : {})) {
    parameters[name] = await printed(String(value), `parameters.${name}`, message, run, place.done);
  }
  const result = run.transform(stylesheet, source, parameters);
  return {payload: asPayload(result, config.outputFormat ?? 'text', 'result')};
}

/** A step that connects to a system: prints its expressions, then gives what the mock says. */
async function runOutside(step: Step, message: Message, run: Run, {mocks, done}: Place): Promise<Change> {
  const texts: [path: string, text: string][] = [];
  walk(step.config, [], (value, path) => {
    if (typeof value === 'string' && value.includes('{{')) {
      texts.push([pathText(path), value]);
    }
  });
  const known = new Set(done.printed.map(([path]) => path));
  for (const [path, text] of texts.filter(([path]) => !known.has(path))) {
    await printed(text, path, message, run, done);
  }
  const mock = mocks[step.name];
  if (!isFields(mock)) {
    return {isLeftOut: true};
  }
  if (isFields(mock.error)) {
    throw new StepFailure(String(mock.error.message ?? ''), String(mock.error.code ?? 'AQD-5008'));
  }
  const headers = isFields(mock.headers) ? {headers: {...message.headers, ...mock.headers}} : {};
  return 'payload' in mock ? {payload: mock.payload, ...headers} : headers;
}

/** Prints a field; one without an expression is not worth showing. */
async function printed(text: string, path: string, message: Message, run: Run, done: StepRun): Promise<string> {
  if (!text.includes('{{')) {
    return text;
  }
  const result = await run.print(text, message);
  done.printed.push([path, result]);
  return result;
}

function parsedOr(text: string, other: unknown): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return other;
  }
}

import {compile, JSONPathError, JSONPathRecursionLimitError, JSONPathTypeError, type JSONValue} from 'json-p3';

/** So many nodes are shown; more would only slow the page down. */
export const MOST_NODES = 1000;

export interface PathJob {
  path: string;
  /** JSON. */
  document: string;
}

export interface PathFault {
  /** `start`: no `$`; `end`: it ends too early; `unexpected`: a character that cannot be there; `type`: RFC 9535, 2.4.3. */
  rule: 'start' | 'end' | 'unexpected' | 'type' | 'function';
  /** In characters, from 1. */
  column: number;
  /** The character or the name of the function. */
  found: string;
}

export type PathAnswer =
  | {nodes: {path: string; value: string}[]; count: number}
  | {fault: PathFault}
  | {limit: 'time' | 'memory' | 'depth'}
  | {isDocumentWrong: true};

/** What a JSONPath (RFC 9535) selects, with normalized paths. */
export function select({path, document}: PathJob): PathAnswer {
  const root = parsed(document);
  if (root === undefined) {
    return {isDocumentWrong: true};
  }
  try {
    const found = compile(path).query(root).nodes;
    const nodes = found
      .slice(0, MOST_NODES)
      .map((node) => ({path: node.getPath({form: 'canonical'}), value: JSON.stringify(node.value)}));
    return {nodes, count: found.length};
  } catch (error) {
    if (error instanceof JSONPathRecursionLimitError || error instanceof RangeError) {
      return {limit: 'depth'};
    }
    if (error instanceof JSONPathError) {
      return {fault: faultOf(error, path)};
    }
    throw error;
  }
}

function faultOf(error: JSONPathError, path: string): PathFault {
  const {index, value} = error.token;
  const [found = ''] = path.slice(index);
  const fault = {column: [...path.slice(0, index)].length + 1, found};
  if (!path.startsWith('$')) {
    return {rule: 'start', column: 1, found: ''};
  }
  if (error.name === 'UndefinedFilterFunctionError') {
    return {...fault, rule: 'function', found: value};
  }
  if (error instanceof JSONPathTypeError) {
    return {...fault, rule: 'type'};
  }
  return {...fault, rule: found === '' ? 'end' : 'unexpected'};
}

function parsed(text: string): JSONValue | undefined {
  try {
    return JSON.parse(text) as JSONValue;
  } catch {
    return undefined;
  }
}

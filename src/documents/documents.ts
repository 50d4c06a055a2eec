import {type Document, isAlias, isMap, isScalar, isSeq, LineCounter, type Node, parseAllDocuments} from 'yaml';

/** Where a value stands in a document: keys of objects, positions in lists. */
export type Path = (string | number)[];

/** A document that knows the line of each of its values. */
interface SourceDocument {
  value: unknown;
  /** Line of the block, from 1, of the value at a path; of its nearest parent where the path ends earlier. */
  lineOf: (path: Path) => number;
}

/**
 * Reads the documents of a YAML or JSON text (JSON is YAML); none when it does not parse, is too deep, or refers to an anchor that it
 * does not show, or merges what is no map: other engines answer for the syntax.
 */
export function readDocuments(text: string): SourceDocument[] {
  if (isTooDeep(text)) {
    return [];
  }
  const lines = new LineCounter();
  const documents = parseAllDocuments(text, {lineCounter: lines, merge: true});
  if (!Array.isArray(documents) || documents.some(({errors}) => errors.length > 0)) {
    return [];
  }
  try {
    return documents.map((document) => ({
      value: valueOf(document),
      lineOf: (path) => lines.linePos(offsetOf(document, path)).line,
    }));
  } catch {
    return []; // an anchor that is missing, repeated too often or inside itself; `<<` with something that is no map
  }
}

/** Levels of brackets, and columns before the first word of a line: a level of a block takes one at least. */
const DEEPEST = 200;
const INDENTED = new RegExp(String.raw`^(?:[ \t]|[-?:](?=\s)){${DEEPEST}}`, 'm');

/**
 * Whether values may stand so deep inside each other that the parser of YAML, which calls itself for each level, takes all
 * of the stack. V8 ends the whole program when it has to compile a regular expression there.
 */
export function isTooDeep(text: string): boolean {
  let open = 0;
  for (const [bracket] of text.matchAll(/[[\]{}]/g)) {
    open = '[{'.includes(bracket) ? open + 1 : Math.max(open - 1, 0);
    if (open > DEEPEST) {
      return true;
    }
  }
  return INDENTED.test(text);
}

/**
 * What a document says.
 *
 * @throws when an anchor is missing, repeated too often or inside itself, and when `<<` merges what is no map
 */
export function valueOf(document: Document): unknown {
  const value: unknown = document.toJS();
  if (isCyclic(value, [])) {
    throw new ReferenceError('An anchor stands inside itself');
  }
  return value;
}

function isCyclic(value: unknown, above: unknown[]): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    (above.includes(value) || Object.values(value).some((inner) => isCyclic(inner, [...above, value])))
  );
}

/** Where the value at a path stands in the text; its nearest parent where the path ends earlier. */
export function offsetOf(document: Document, path: Path): number {
  let node = document.contents;
  let offset = node?.range?.[0] ?? 0;
  for (const step of path) {
    const parent = isAlias(node) ? node.resolve(document) : node;
    if (isMap(parent)) {
      const pair = parent.items.find(({key}) => String(isScalar(key) ? key.value : key) === String(step));
      offset = (pair?.key as Node | undefined)?.range?.[0] ?? offset;
      node = (pair?.value ?? null) as Node | null;
    } else if (isSeq(parent)) {
      node = (parent.items[Number(step)] ?? null) as Node | null;
      offset = node?.range?.[0] ?? offset;
    } else {
      break;
    }
  }
  return offset;
}

/** `spec.steps[0].name`. */
export function pathText(path: Path): string {
  return path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`))
    .join('')
    .replace(/^\./, '');
}

export type Fields = Record<string, unknown>;

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A field of an object; undefined for what every object inherits, such as `constructor`. */
export const own = <Value>(fields: Record<string, Value>, name: string): Value | undefined =>
  Object.hasOwn(fields, name) ? fields[name] : undefined;

/** A scalar as text; '' for lists and objects, which `String` may refuse: a file may give them a `toString` of its own. */
export const scalarText = (value: unknown): string => (typeof value === 'object' ? '' : String(value));

/** The objects of a list; none where there is no list. */
export function fieldsIn(list: unknown): Fields[] {
  return Array.isArray(list) ? list.filter(isFields) : [];
}

/** Visits a value and everything in it, outermost first; `visit` answers false to leave out what is inside. */
export function walk(value: unknown, path: Path, visit: (value: unknown, path: Path) => boolean | void): void {
  if (visit(value, path) === false) {
    return;
  }
  if (Array.isArray(value)) {
    value.forEach((item, index) => walk(item, [...path, index], visit));
  } else if (isFields(value)) {
    Object.entries(value).forEach(([key, item]) => walk(item, [...path, key], visit));
  }
}

import {type Path, pathText, readDocuments} from './documents';

/** What is wrong with a value, as the end of a sentence that begins with its path. */
export interface Fault {
  path: Path;
  message: string;
}

/** Checks the documents of a YAML or JSON text: the fault that stands first, as a sentence with its line. */
export function faultOf(text: string, check: (value: unknown) => Fault[]): string | undefined {
  const faults = readDocuments(text)
    .flatMap(({value, lineOf}) => check(value).map((fault) => ({...fault, line: lineOf(fault.path)})))
    .sort((a, b) => a.line - b.line);
  const [first] = faults;
  if (first === undefined) {
    return undefined;
  }
  const place = first.path.length === 0 ? 'the document' : `\`${pathText(first.path)}\``;
  const more = faults.length === 1 ? '' : ` (first of ${faults.length} faults)`;
  return `Line ${first.line}: ${place} ${first.message}${more}.`;
}

/** `` `a`, `b` ``. */
export function codes(values: readonly unknown[]): string {
  return values.map((value) => `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``).join(', ');
}

import {isTooDeep, offsetOf, type Path, valueOf} from '@site/src/documents/documents';
import {LineCounter, parseDocument} from 'yaml';

interface Yaml {
  value: unknown;
  /** Line, from 1, of the value at a path; of its nearest parent where the path ends earlier. */
  lineOf: (path: Path) => number;
}

export interface YamlFault {
  rule: 'yaml';
  line: number;
  /** What the library says. */
  part: string;
}

/** Reads one YAML document. */
export function readYaml(text: string): Yaml | YamlFault {
  if (isTooDeep(text)) {
    return {rule: 'yaml', line: 1, part: 'Values stand too deep inside each other'};
  }
  const lines = new LineCounter();
  const document = parseDocument(text, {lineCounter: lines, merge: true, prettyErrors: false});
  const [error] = document.errors;
  if (error !== undefined) {
    return {rule: 'yaml', line: lines.linePos(error.pos[0]).line, part: error.message};
  }
  try {
    return {value: valueOf(document), lineOf: (path) => lines.linePos(offsetOf(document, path)).line};
  } catch (problem) {
    return {rule: 'yaml', line: 1, part: (problem as Error).message};
  }
}

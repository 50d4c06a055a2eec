import {isFields, readDocuments, walk} from '../../../src/documents/documents';

/** The `sql` of a step in an integration file, or of a snippet of its `config`. */
interface StepStatement {
  sql: string;
  /** Line of the block, from 1. */
  line: number;
  /** Type id of the step; undefined in a snippet that does not say it. */
  type: string | undefined;
  /** Number of `args`; undefined when an expression gives the list. */
  argumentCount: number | undefined;
}

/** Every `sql` with text in a YAML or JSON block; none when the block does not parse. */
export function stepStatements(code: string): StepStatement[] {
  const found: StepStatement[] = [];
  for (const {value: document, lineOf} of readDocuments(code)) {
    const types = new Map<string, string>();
    walk(document, [], (value, path) => {
      if (!isFields(value)) {
        return;
      }
      const {type, sql, args = []} = value;
      const around = types.get(JSON.stringify(path.slice(0, -1)));
      const own = typeof type === 'string' ? type : around;
      if (own !== undefined) {
        types.set(JSON.stringify(path), own);
      }
      if (typeof sql === 'string') {
        const argumentCount = Array.isArray(args) ? args.length : undefined;
        found.push({sql, line: lineOf([...path, 'sql']), type: own, argumentCount});
      }
    });
  }
  return found;
}

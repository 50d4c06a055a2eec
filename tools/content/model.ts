import {readFileSync} from 'node:fs';
import {join} from 'node:path';

export interface PlannedPage {
  path: string;
  kind: string;
  titles: {en: string; 'pt-BR': string};
  /** v1 pages only. */
  v2: string | undefined;
}

/** Reads `model/pages.tsv`: every page that the manual has or will have, by path. */
export function readPlan(root: string): Map<string, PlannedPage> {
  const lines = readFileSync(join(root, 'model/pages.tsv'), 'utf8').trim().split('\n').slice(1);
  return new Map(
    lines.map((line) => {
      const [path = '', kind = '', en = '', pt = '', v2] = line.split('\t');
      return [path, {path, kind, titles: {en, 'pt-BR': pt}, v2: v2 || undefined}];
    }),
  );
}

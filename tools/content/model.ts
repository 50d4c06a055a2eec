import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {folderOf, locate} from './paths';

export interface PlannedPage {
  path: string;
  kind: string;
  titles: {en: string; 'pt-BR': string};
  /** v1 pages only. */
  v2: string | undefined;
}

export const PLAN = 'model/pages.tsv';

/** Reads `model/pages.tsv`: every page that the manual has or will have, by path. */
export function readPlan(root: string): Map<string, PlannedPage> {
  const lines = readFileSync(join(root, PLAN), 'utf8').trim().split('\n').slice(1);
  return new Map(
    lines.map((line) => {
      const [path = '', kind = '', en = '', pt = '', v2] = line.split('\t');
      return [path, {path, kind, titles: {en, 'pt-BR': pt}, v2: v2 || undefined}];
    }),
  );
}

/** The text of `model/pages.tsv` with a page: after the last page of its folder, else of its doc set. */
export function planWith(text: string, {path, kind, titles, v2}: PlannedPage): string {
  const [header, ...lines] = text.trimEnd().split('\n');
  const paths = lines.map((line) => line.split('\t')[0]!);
  if (paths.includes(path)) {
    return text;
  }
  const {docSet, name} = locate(path);
  const places = paths.map(locate);
  const inSet = places.findLastIndex((place) => place.docSet === docSet);
  const inFolder = places.findLastIndex((place) => place.docSet === docSet && folderOf(place.name) === folderOf(name));
  const line = [path, kind, titles.en, titles['pt-BR'], ...(v2 === undefined ? [] : [v2])].join('\t');
  return `${[header, ...lines.toSpliced((inFolder === -1 ? inSet : inFolder) + 1, 0, line)].join('\n')}\n`;
}

import type {DocSet} from '../../manual/docSet';
import type {Catalog} from './catalog';
import {frontMatterFaults} from './frontMatter';
import {keyLine} from './keyLine';
import type {ReadSource} from './readSources';
import type {Section} from './sections';

/** Something that does not fit together, and the file to correct. */
export interface CatalogFault {
  file: string;
  /** Of the key that is wrong; none where the fault is not in the front matter of a page. */
  line?: number;
  message: string;
}

/** The file that declares the sections of each doc set. */
export const SIDEBAR_FILES: Record<DocSet, string> = {
  v1: 'sidebars.ts',
  v2: 'sidebarsV2.ts',
  'release-notes': 'sidebarsReleaseNotes.ts',
};

/** Each v1 page and list names the v2 page that answers the same need, which gives it its area; nothing else does. */
export function counterpartFaults(sources: ReadSource[], sections: Section[], {pages}: Catalog): CatalogFault[] {
  const paths = new Set([...pages.values()].filter(({docSet}) => docSet === 'v2').map(({path}) => path));
  const ofPages = sources.map((source) => ({
    file: source.file,
    line: keyLine(source, 'v2'),
    docSet: source.docSet,
    of: 'front matter',
    v2: source.frontMatter.v2,
  }));
  const ofLists = sections.flatMap(({docSet, list}) =>
    list === undefined
      ? []
      : [{file: SIDEBAR_FILES[docSet], line: undefined, docSet, of: `the group of ${list.path},`, v2: list.v2}],
  );
  return [...ofPages, ...ofLists].flatMap(({file, line, docSet, of, v2}) => {
    const fault = (message: string): CatalogFault[] => [{file, line, message}];
    if (docSet !== 'v1') {
      return v2 === undefined ? [] : fault(`${of} \`v2:\` is for v1 pages; remove it.`);
    }
    if (v2 === undefined) {
      return fault(`${of} lacks \`v2:\`; name the v2 page that answers the same need, such as \`v2: /v2/overview\`.`);
    }
    return paths.has(String(v2))
      ? []
      : fault(`${of} \`v2: ${String(v2)}\` is no page of v2; use the path of a page that exists.`);
  });
}

/** Front matter that does not keep to the schema. */
export function schemaFaults(sources: ReadSource[]): CatalogFault[] {
  return sources.flatMap((source) =>
    frontMatterFaults(source.frontMatter).map(({key, message}) => ({
      file: source.file,
      line: keyLine(source, key),
      message: `front matter: ${message}`,
    })),
  );
}

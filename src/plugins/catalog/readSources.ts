import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join, relative} from 'node:path';

import {CONTENT_FOLDERS, pathOfFile} from '../../manual/file';
import type {PageSource} from './catalog';
import {decode, type FrontMatterReader, type ReadingFault, readText} from './pageText';

/** A file of pages, taken apart; its text is parsed by who needs that. */
export interface ReadSource extends PageSource {
  /** The Markdown below the front matter. */
  body: string;
  /** Line of the file on which the body's first line stands; tree positions count from the body. */
  bodyLine: number;
  /** Why the file is no page, if it is none. */
  unreadable?: ReadingFault;
}

type Place = Pick<PageSource, 'locale' | 'docSet'> & {
  /** From the project's root. */
  file: string;
  /** Path from the doc set's folder: `workspace/index.md`. */
  name: string;
};

/**
 * Reads every Markdown file of the manual, in all languages. Links are not followed: what they lead to belongs to no
 * folder of the manual.
 *
 * @param root the project's root folder
 * @param frontMatterOf who has read most front matters before may remember them
 */
export function readSources(root: string, frontMatterOf?: FrontMatterReader): ReadSource[] {
  return CONTENT_FOLDERS.flatMap(({docSet, locale, folder}) =>
    markdownFiles(join(root, folder)).map((name) =>
      readFile(root, {docSet, locale, name, file: `${folder}/${name}`}, frontMatterOf),
    ),
  );
}

/** A page of its text. */
export function readSource({name, ...page}: Place & {source: string}, frontMatterOf?: FrontMatterReader): ReadSource {
  const {fault, ...text} = readText(page.source, frontMatterOf);
  const path = pathOfFile(page.docSet, name);
  return {...page, ...text, path, ...(fault && {unreadable: fault})};
}

/** What each file said when it was read last: of all that `npm run dev` reads after a change, one says something else. */
const known = new Map<string, {said: string; page: ReadSource}>();

function readFile(root: string, place: Place, frontMatterOf?: FrontMatterReader): ReadSource {
  const file = join(root, place.file);
  try {
    const {source, fault} = decode(readFileSync(file));
    if (fault !== undefined) {
      return {...readSource({...place, source}), unreadable: fault};
    }
    const before = known.get(file);
    const page = before?.said === source ? before.page : readSource({...place, source}, frontMatterOf);
    known.set(file, {said: source, page});
    return page;
  } catch (error) {
    const message = `The file cannot be read (${(error as Error).message.split(',')[0]}); restore it, or its permissions.`;
    return {...readSource({...place, source: ''}), unreadable: {line: 1, message}};
  }
}

function markdownFiles(folder: string): string[] {
  return existsSync(folder)
    ? readdirSync(folder, {recursive: true, withFileTypes: true})
        .filter((entry) => entry.isFile() && /\.mdx?$/.test(entry.name))
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
        .sort()
    : [];
}

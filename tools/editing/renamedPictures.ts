import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {globSync} from 'tinyglobby';

import {fileNameOf} from '../../src/manual/file';
import type {Move} from '../content/redirects';
import {KINDS} from '../pictures/wanted';
import type {Edit} from './edits';

/** New names of pictures by their old ones, without kind and extension: `a/b` → `c/b`. */
export type PictureNames = ReadonlyMap<string, string>;

/** What is drawn, and what it is drawn from: folders that hold files with the names of pictures. */
const FOLDERS = `{pictures,static/img/*}/{${KINDS.join(',')}}`;
const FILE = new RegExp(`^((?:pictures|static/img/[^/]+)/(?:${KINDS.join('|')})/)(.+)(\\.(?:svg|yaml))$`);
/** Lists whose keys are names of pictures. */
const LISTS = 'pictures/{states,samples,forms}.yaml';

/**
 * Pictures that bear the path of a page that moves, or begin with it and a hyphen.
 *
 * @param paths of all pages: a picture belongs to the one whose path is the longest of those that its name begins with
 */
export function renamedPictures(root: string, moves: Move[], paths: string[]): PictureNames {
  const next = new Map(moves.map(({from, to}) => [fileNameOf(from), fileNameOf(to)]));
  const longestFirst = paths.map(fileNameOf).sort((a, b) => b.length - a.length);
  const all = new Set(
    globSync(`${FOLDERS}/**`, {cwd: root, followSymbolicLinks: false}).flatMap((file) => FILE.exec(file)?.[2] ?? []),
  );
  return new Map(
    [...all].flatMap((name) => {
      const owner = longestFirst.find((path) => name === path || name.startsWith(`${path}-`));
      const moved = owner === undefined ? undefined : next.get(owner);
      return moved === undefined ? [] : [[name, moved + name.slice(owner!.length)] as const];
    }),
  );
}

/** The files of pictures at their new places, and the lists that name them. */
export function pictureEdits(root: string, names: PictureNames): Edit[] {
  const files = globSync(`${FOLDERS}/**`, {cwd: root, followSymbolicLinks: false}).flatMap((file) => {
    const [, folder, name = '', extension] = FILE.exec(file) ?? [];
    const moved = names.get(name);
    const text = moved === undefined ? '' : readFileSync(join(root, file), 'utf8');
    return moved === undefined
      ? []
      : [
          {file, text: null},
          {file: `${folder}${moved}${extension}`, text},
        ];
  });
  const lists = globSync(LISTS, {cwd: root, followSymbolicLinks: false}).flatMap((file) => {
    const before = readFileSync(join(root, file), 'utf8');
    const text = before.replace(/^[\w/-]+(?=:)/gm, (key) => names.get(key) ?? key);
    return text === before ? [] : [{file, text}];
  });
  return [...files, ...lists];
}

/** Rewrites the pictures that a page shows. */
export function rewritePictures(markdown: string, names: PictureNames): string {
  return markdown.replace(
    /(\]\(\/img\/[^/]+\/[a-z]+\/)([^)\s]+)(?=\.svg\))/g,
    (_, start: string, name: string) => start + (names.get(name) ?? name),
  );
}

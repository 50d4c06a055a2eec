import {folderOf, locate} from '../../src/manual/file';
import {releaseDate} from '../../src/manual/releaseNote';
import type {Page} from '../content/types';

/**
 * `sidebar_position` of a new page: after the others of its folder. Release notes stand newest first, so a new one goes
 * right before the next older one.
 */
export function freePosition(path: string, pages: Page[]): number {
  const inFolder = (other: string) => {
    const [here, there] = [locate(path), locate(other)];
    return here.docSet === there.docSet && folderOf(here.name) === folderOf(there.name);
  };
  const neighbours = pages
    .filter((page) => page.locale === 'en' && inFolder(page.path))
    .map((page) => ({path: page.path, position: Number(page.frontMatter.sidebar_position)}));
  if (releaseDate(path) !== undefined) {
    const notes = neighbours.filter((note) => releaseDate(note.path) !== undefined);
    const older = Math.min(...notes.filter((note) => note.path < path).map(({position}) => position));
    const newer = Math.max(...notes.filter((note) => note.path > path).map(({position}) => position));
    if (!Number.isFinite(newer)) {
      return Number.isFinite(older) ? older - 1 : 2;
    }
    return newer + 1 < older ? newer + 1 : (newer + older) / 2;
  }
  const taken = neighbours.map(({position}) => position).filter(Number.isFinite);
  return 1 + Math.max(0, ...taken.map(Math.floor));
}

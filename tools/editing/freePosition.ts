import {folderOf, locate} from '../content/paths';
import {releaseDate} from '../../src/plugins/release-notes/releaseDate';
import type {Page} from '../content/types';

/**
 * `sidebar_position` of a new page: its place in the plan's folder, or the next that is free. Release notes stand
 * newest first, so a new one goes right before the next older one.
 *
 * @param plannedPaths every path of model/pages.tsv, the new one included, in the file's order
 */
export function freePosition(path: string, plannedPaths: string[], pages: Page[]): number {
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
  const taken = new Set(neighbours.map(({position}) => position));
  let position = 1 + plannedPaths.filter(inFolder).indexOf(path);
  while (taken.has(position)) {
    position += 1;
  }
  return position;
}

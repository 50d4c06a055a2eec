import type {Content} from '../content/readPages';
import {wantedFiles} from '../content/wanted';
import {readModel} from '../model/readModel';
import {statusOf} from './status';
import {letWait} from './waiting';

/**
 * Lets English pages be published before their Portuguese.
 *
 * @param names of files or folders, of either language
 * @returns a line for each page
 * @throws Error when nothing of them waits
 */
export function later(root: string, {pages}: Content, names: string[]): string[] {
  const isWanted = names.length === 0 ? () => false : wantedFiles(root, names);
  const {outdated, missing} = statusOf(pages);
  const paths = [
    ...outdated.filter(({en, pt}) => isWanted(en.file) || isWanted(pt.file)).map(({en}) => en.path),
    ...missing.filter(({file}) => isWanted(file)).map(({path}) => path),
  ];
  if (paths.length === 0) {
    throw new Error(
      'Name English pages whose Portuguese is missing or outdated; `npm run i18n:status` lists them. Nothing was recorded.',
    );
  }
  letWait(root, paths);
  const {days, waiting} = readModel(root, 'translations');
  return paths.map((path) => `${path}: may wait for its Portuguese for ${days} days from ${waiting[path]} on.`);
}

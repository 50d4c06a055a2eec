import type {PlannedPage} from '../content/model';
import {locate} from '../content/paths';
import {releaseDate} from '../../src/plugins/release-notes/releaseDate';
import {releaseTitles} from '../content/releaseNotes';

interface Options {
  kind?: string | undefined;
  title?: string | undefined;
  titlePt?: string | undefined;
  v2?: string | undefined;
}

/**
 * What is known of a new page: from the plan, or from the options when it is not planned. A release note needs
 * neither, because its path is its date.
 *
 * @param kinds names of the kinds that exist
 * @throws Error for options that are missing, contradict the plan or name what does not exist
 */
export function plannedPage(
  path: string,
  plan: ReadonlyMap<string, PlannedPage>,
  options: Options,
  kinds: string[],
): PlannedPage {
  const planned = plan.get(path);
  const {docSet, name} = locate(path);
  if (planned !== undefined) {
    if (Object.values(options).some((value) => value !== undefined)) {
      throw new Error(`model/pages.tsv plans ${path}; leave the options out, or change its line there first.`);
    }
    return planned;
  }
  if (docSet === 'release-notes') {
    const date = releaseDate(path);
    if (date === undefined) {
      throw new Error(`A release note is named by its date, such as release-notes/20250901; “${name}” is none.`);
    }
    return {path, kind: 'release-note', titles: releaseTitles(date), v2: undefined};
  }
  const {kind, title, titlePt, v2} = options;
  const missing = [
    ...(kind === undefined ? ['--kind KIND'] : []),
    ...(title === undefined ? ['--title "English title"'] : []),
    ...(titlePt === undefined ? ['--title-pt "Título em português"'] : []),
    ...(docSet === 'v1' && v2 === undefined ? ['--v2 /v2/...'] : []),
  ];
  if (kind === undefined || title === undefined || titlePt === undefined || missing.length > 0) {
    throw new Error(`model/pages.tsv does not plan ${path}; add ${missing.join(' ')}.`);
  }
  if (!kinds.includes(kind)) {
    throw new Error(`“${kind}” is no kind of page; use ${kinds.join(', ')}.`);
  }
  if (docSet === 'v2' && v2 !== undefined) {
    throw new Error('--v2 names the counterpart of a v1 page; leave it out.');
  }
  if (v2 !== undefined && !(plan.has(v2) && locate(v2).docSet === 'v2')) {
    throw new Error(`--v2: no page of v2 is or will be at “${v2}”; use a path of model/pages.tsv.`);
  }
  return {path, kind, titles: {en: title, 'pt-BR': titlePt}, v2};
}

import {locate} from '../../src/manual/file';
import {releaseDate} from '../../src/manual/releaseNote';
import {releaseTitles} from '../content/releaseNotes';
import type {NewPage} from './newPage';

interface Options {
  kind?: string | undefined;
  title?: string | undefined;
  titlePt?: string | undefined;
  v2?: string | undefined;
}

interface Known {
  /** Names of the kinds that exist. */
  kinds: string[];
  /** Paths of the v2 pages that exist, generated lists included. */
  v2Paths: ReadonlySet<string>;
}

/**
 * What is known of a new page, by the options of `npm run new`. A release note needs none, because its path is its date.
 *
 * @throws Error for options that are missing or name what does not exist
 */
export function newPageOf(path: string, options: Options, {kinds, v2Paths}: Known): NewPage {
  const {docSet, name} = locate(path);
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
    throw new Error(`To start ${path}, add ${missing.join(' ')}.`);
  }
  if (!kinds.includes(kind)) {
    throw new Error(`“${kind}” is no kind of page; use ${kinds.join(', ')}.`);
  }
  if (docSet === 'v2' && v2 !== undefined) {
    throw new Error('--v2 names the counterpart of a v1 page; leave it out.');
  }
  if (v2 !== undefined && !v2Paths.has(v2)) {
    throw new Error(`--v2: no page of v2 is at “${v2}”; use the path of a page that exists.`);
  }
  return {path, kind, titles: {en: title, 'pt-BR': titlePt}, v2};
}

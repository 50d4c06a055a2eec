import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import type {Redirect} from '../content/redirects';
import {headersFile, redirectsFile} from './hostFiles';
import {nginxLocations, nginxMaps} from './nginxSite';

/** A file that is written from `deploy/rules.ts`. */
interface ServedFile {
  /** Path from the project's root. */
  file: string;
  text: string;
}

/** Every file that is written from the rules, as it should be. */
export function servedFiles(redirects: Redirect[], scriptHashes: string[]): ServedFile[] {
  return [
    {file: 'static/_headers', text: headersFile(scriptHashes)},
    {file: 'static/_redirects', text: redirectsFile(redirects)},
    {file: 'deploy/nginx/maps.conf', text: nginxMaps(redirects, scriptHashes)},
    {file: 'deploy/nginx/locations.conf', text: nginxLocations()},
  ];
}

/** Those of the files that are missing under `root` or say something else. */
export function outdated(root: string, files: ServedFile[]): ServedFile[] {
  return files.filter(({file, text}) => textOf(join(root, file)) !== text);
}

function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

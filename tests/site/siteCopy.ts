import {spawnSync} from 'node:child_process';
import {cpSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

import {globSync} from 'tinyglobby';

import {DOCUSAURUS} from '../../tools/build/compile';
import {inputFiles} from '../../tools/build/inputs';
import {oddFolder} from '../oddFolder';

/**
 * A copy of the project, to build in another way; its builds take seconds, since most pages have no text. It is
 * no clone, in a folder with an odd name, and built without a home folder and without git.
 */
export interface SiteCopy {
  folder: string;
  /** Builds a language into `out` below the folder. */
  build: (locale: string, env?: Record<string, string>) => {status: number | null; output: string};
  remove: () => void;
}

/** @param whole which Markdown files keep their text; the others keep front matter and headings */
export function copySite(whole: RegExp): SiteCopy {
  const folder = oddFolder();
  for (const file of inputFiles('.')) {
    cpSync(file, join(folder, file));
  }
  globSync(['docs/**/*.md', 'release-notes/*.md', 'i18n/**/*.md'], {cwd: folder})
    .filter((file) => !whole.test(file))
    .forEach((file) => writeFileSync(join(folder, file), withoutText(readFileSync(join(folder, file), 'utf8'))));
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  return {
    folder,
    build: (locale, env = {}) => {
      const args = [DOCUSAURUS, 'build', '--locale', locale, '--out-dir', join(folder, 'out')];
      const {status, stdout, stderr} = spawnSync(process.execPath, args, {
        cwd: folder,
        encoding: 'utf8',
        env: {...process.env, HOME: undefined, PATH: undefined, NO_COLOR: '1', FORCE_COLOR: '0', ...env},
      });
      return {status, output: stdout + stderr};
    },
    remove: () => rmSync(folder, {recursive: true, force: true}),
  };
}

/** Here the build is tested, and it is the text that takes its time. */
function withoutText(source: string): string {
  const [, frontMatter = '', body = ''] = /^(---\n[\s\S]*?\n---\n)([\s\S]*)$/.exec(source) ?? [];
  const headings = body.replace(/^```[\s\S]*?^```/gm, '').match(/^#+ .*$/gm) ?? [];
  return `${frontMatter.replace(/^source_hash: .*\n/m, '')}\n${headings.join('\n\n')}\n`;
}

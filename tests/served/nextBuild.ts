import {cpSync, mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import {basename, dirname, join} from 'node:path';

import {globSync} from 'tinyglobby';

import {MANIFEST, readManifest, writeManifest} from '../../tools/build/manifest';

/** The hash in the name of a script: `main.0a1b2c3d.js`. */
const HASHED = /\.([0-9a-f]{8})\.js$/;

/**
 * Makes, from a build, another one as if every script had changed: all their names differ, and what refers to them.
 *
 * @param build the folder of a build
 * @param target a folder that does not exist yet
 */
export function nextBuild(build: string, target: string): void {
  mkdirSync(dirname(target), {recursive: true});
  cpSync(build, target, {
    recursive: true,
    filter: (source) => !/\.(br|gz)$/.test(source) && basename(source) !== MANIFEST,
  });
  const scripts = globSync('**/assets/js/*.js', {cwd: target});
  const hashes = new Set(scripts.map((script) => HASHED.exec(script)![1]!));
  const renamed = (text: string): string =>
    text.replace(/\b[0-9a-f]{8}\b/g, (word) => (hashes.has(word) ? [...word].reverse().join('') : word));
  for (const file of globSync('**/*.{html,js}', {cwd: target})) {
    const path = join(target, file);
    writeFileSync(path, renamed(readFileSync(path, 'utf8')));
  }
  for (const script of scripts) {
    renameSync(join(target, script), join(target, renamed(script)));
  }
  writeManifest(target, readManifest(build)!.inputs);
}

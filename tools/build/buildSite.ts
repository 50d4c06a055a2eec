import {existsSync, renameSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {setTimeout} from 'node:timers/promises';

import {DEFAULT_LOCALE, LOCALES, prefixOf, type Locale} from '../../src/manual/locale';
import {refuseDamagedTexts} from '../../src/plugins/catalog/interfaceTexts';
import {systemFault} from '../content/systemFault';
import {compile, DOCUSAURUS} from './compile';
import {inputsHash} from './inputs';
import {type Lock, takeLock} from './lock';
import {holdsItsFiles, readManifest, writeManifest} from './manifest';
import {precompress} from './precompress';

/** Where a finished build is, from the project's root. */
export const BUILD = 'build';
/** Where a build is made; on the same disk, so that one rename puts it into its place. */
const WORK = '.cache/build';
const LOCK = '.cache/build.lock';
/** What separates loaders, queries and fragments in the names that the bundler gives to files. */
const BUNDLER_MARKS = /[#?!]/;
/** What ends a build from outside: a terminal's Ctrl+C and its end, a service manager. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** Until the processes of a killed build have noticed, in ms; they look five times a second. */
const LEFT_MS = 500;

/** Whether the build is there, whole, and made from the inputs as they are now. */
export function isBuildFresh(root: string): boolean {
  const folder = join(root, BUILD);
  const manifest = readManifest(folder);
  return manifest !== undefined && manifest.inputs === inputsHash(root) && holdsItsFiles(folder, manifest);
}

/**
 * Builds both languages in a folder beside and moves it to `build/` as the last step: whatever happens, `build/` is
 * whole or absent. A signal ends all processes of the build, then this one.
 *
 * @param compiler called in place of Docusaurus, with the same arguments
 * @throws one sentence when another build is running, interface texts cannot be read, Docusaurus reports errors (its own
 *   report stands above), or files cannot be written
 */
export async function buildSite(root: string, compiler = join(root, DOCUSAURUS)): Promise<void> {
  const [forbidden] = BUNDLER_MARKS.exec(root) ?? [];
  if (forbidden !== undefined) {
    throw new Error(`The bundler cannot read files below a folder with ${forbidden} in its name: rename it (${root}).`);
  }
  refuseDamagedTexts(root);
  const work = join(root, WORK);
  const lock = lockBuild(root);
  const stop = new AbortController();
  const onSignal = (name: NodeJS.Signals): void => stop.abort(name);
  SIGNALS.forEach((name) => process.on(name, onSignal));
  try {
    if (lock.wasLeft) {
      await setTimeout(LEFT_MS);
    }
    putBack(join(work, 'before'), join(root, BUILD));
    rmSync(work, {recursive: true, force: true});
    const inputs = inputsHash(root);
    const made = await compileAll(root, compiler, stop.signal);
    await precompress(made, stop.signal);
    writeManifest(made, inputs);
    await setTimeout(0, undefined, {signal: stop.signal}); // a signal that came until now still counts
    putIntoPlace(made, join(root, BUILD), join(work, 'before'));
  } catch (error) {
    if (!stop.signal.aborted) {
      throw asSentence(error);
    }
  } finally {
    rmSync(work, {recursive: true, force: true});
    lock.release();
    SIGNALS.forEach((name) => process.off(name, onSignal));
  }
  if (stop.signal.aborted) {
    process.kill(process.pid, stop.signal.reason as NodeJS.Signals);
    await setTimeout(60_000); // the signal ends the process before
  }
}

function lockBuild(root: string): Lock {
  try {
    return takeLock(join(root, LOCK), 'build');
  } catch (error) {
    throw asSentence(error);
  }
}

/** Compiles all languages at the same time; returns the folder that holds them. */
async function compileAll(root: string, compiler: string, signal: AbortSignal): Promise<string> {
  const outOf = (locale: Locale): string => join(root, WORK, locale);
  const isBuilt = await Promise.all(
    LOCALES.map((locale) => compile({root, compiler, locale, out: outOf(locale), signal})),
  );
  if (isBuilt.includes(false)) {
    throw new Error('The site was not built: correct what Docusaurus reports above, then run the command again.');
  }
  const out = outOf(DEFAULT_LOCALE);
  for (const locale of LOCALES.filter((each) => each !== DEFAULT_LOCALE)) {
    renameSync(join(outOf(locale), prefixOf(locale)), join(out, prefixOf(locale)));
  }
  return out;
}

function putIntoPlace(made: string, place: string, before: string): void {
  if (existsSync(place)) {
    renameSync(place, before);
  }
  renameSync(made, place);
}

/** A build that was killed between its two renames has left none; the one before is as good as it was. */
function putBack(before: string, place: string): void {
  if (existsSync(before) && !existsSync(place)) {
    renameSync(before, place);
  }
}

/** What the system refuses as a sentence; other errors as they are. */
function asSentence(error: unknown): unknown {
  const fault = systemFault(error);
  return fault === undefined ? error : new Error(`The site was not built. ${fault}`);
}

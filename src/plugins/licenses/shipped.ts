import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

/** A package whose code, style or font is in the build. */
export interface Shipped {
  name: string;
  version: string;
  /** SPDX expression; empty when the package does not say. */
  license: string;
  /** Where it comes from. */
  homepage: string;
  /** Its license and notices, as it has them. */
  texts: string[];
}

/** What the bundler says of a module. */
export interface BundledModule {
  /** Loaders and file, with `!` between them; with `|` after its kind. */
  identifier?: string;
  /** `runtime` for what the bundler itself adds. */
  moduleType?: string;
  /** Modules that were joined into this one. */
  modules?: BundledModule[];
}

/** Where the bundler's own code in each build comes from. */
const BUNDLER = 'node_modules/@rspack/core';
const PACKAGE = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/;
const TEXTS = /^(licen[cs]e|copying|notice|ofl)/i;

/**
 * Folders of the packages that modules of a build come from.
 *
 * @param root the project's root folder
 */
export function packageFolders(root: string, modules: BundledModule[]): string[] {
  const folders = modules.flatMap((module) => [folderOf(root, module), ...packageFolders(root, module.modules ?? [])]);
  return [...new Set(folders.filter((folder) => folder !== ''))].sort();
}

function folderOf(root: string, {identifier = '', moduleType}: BundledModule): string {
  if (moduleType === 'runtime') {
    return join(root, BUNDLER);
  }
  const file = identifier.split(/[!|]/).findLast((part) => part.startsWith('/')) ?? '';
  return PACKAGE.exec(file)?.[0] ?? '';
}

/** Reads what a package says of itself. */
export function readShipped(folder: string): Shipped {
  const {name, version, license, homepage, repository} = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  ) as Record<string, unknown>;
  const source = typeof repository === 'object' ? (repository as {url?: string} | null)?.url : repository;
  return {
    name: String(name),
    version: String(version),
    license: typeof license === 'string' ? license : '',
    homepage: String(homepage ?? source ?? ''),
    texts: existsSync(folder)
      ? readdirSync(folder, {withFileTypes: true})
          .filter((entry) => entry.isFile() && TEXTS.test(entry.name))
          .map((entry) => readFileSync(join(folder, entry.name), 'utf8').trim())
      : [],
  };
}

/** The one script with a bundler of its own, which sees to it that no package is in it (`../light-pages/bootScript.ts`). */
const BOOT_SCRIPT = /^assets\/js\/boot\.\w+\.js$/;
/** What readers take home, and no page runs. */
const DOWNLOADS = /^downloads\//;

/**
 * Scripts and programs of a build whose parts nobody knows.
 *
 * @param files of the built site, below its folder
 * @param made files that the bundler's statistics have
 */
export function strangeScripts(files: string[], made: string[]): string[] {
  const known = new Set(made);
  const isKnown = (file: string): boolean => known.has(file) || BOOT_SCRIPT.test(file) || DOWNLOADS.test(file);
  return files.filter((file) => /\.([cm]?js|wasm|gzip)$/.test(file) && !isKnown(file));
}

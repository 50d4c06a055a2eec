import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {globSync} from 'tinyglobby';

import {CONTENT_ROOTS} from '../../src/manual/file';

/** Addresses of other sites in pages and facts; hosts under `.example` do not exist. */
const ADDRESS = /https:\/\/(?![\w.-]*\.example\b|localhost\b)[\w.-]+\.[a-z]{2,}[\w./%~+-]*[\w/]/g;
const FILES = [...CONTENT_ROOTS.map((folder) => `${folder}/**/*.{md,mdx}`), 'model/facts/*.json'];

/** Asks one address: `fetch`, in tests another. */
type Ask = (address: string) => Promise<{ok: boolean; status: number}>;

/** Every external address, with the first place that names it. */
export function externalLinks(root: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of globSync(FILES, {cwd: root, followSymbolicLinks: false}).sort()) {
    for (const [i, line] of readFileSync(join(root, file), 'utf8').split('\n').entries()) {
      for (const [address] of line.matchAll(ADDRESS)) {
        found.set(address, found.get(address) ?? `${file}:${i + 1}`);
      }
    }
  }
  return found;
}

/** The addresses that do not answer, a line each. Asked one after the other: none of these sites is ours. */
export async function deadLinks(links: ReadonlyMap<string, string>, ask: Ask): Promise<string[]> {
  const dead: string[] = [];
  for (const [address, place] of links) {
    const fault = await ask(address).then(
      ({ok, status}) => (ok ? undefined : `answers ${status}`),
      (error: unknown) => `does not answer (${error instanceof Error ? error.message : String(error)})`,
    );
    if (fault !== undefined) {
      dead.push(`${place} ${address} ${fault}; link what replaced it.`);
    }
  }
  return dead;
}

import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {globSync} from 'tinyglobby';

/** Where the hashes of the last build that was looked at are kept. */
export const SCRIPT_HASHES = 'deploy/scriptHashes.json';

/** An inline script; JSON-LD and its likes are data, which no policy blocks. */
const INLINE_SCRIPT = /<script((?:\s[^>]*)?)>([\s\S]*?)<\/script>/g;
const HAS_SOURCE = /\ssrc=/;
const IS_DATA = /\stype=["']?application\//;
/** A page that only leads on, from an address of before. Servers lead on themselves, and it works without its script. */
const LEADS_ON = /<meta http-equiv=["']?refresh/i;

/**
 * Hashes of the inline scripts of a page.
 *
 * @returns sources of a content security policy, without quotes: `sha256-…`
 */
function scriptHashes(html: string): string[] {
  if (LEADS_ON.test(html)) {
    return [];
  }
  return [...html.matchAll(INLINE_SCRIPT)]
    .filter(([, attributes = '']) => !HAS_SOURCE.test(attributes) && !IS_DATA.test(attributes))
    .map(([, , script = '']) => `sha256-${createHash('sha256').update(script).digest('base64')}`);
}

/** Hashes of the inline scripts of a whole build, each once, sorted. */
export function buildScriptHashes(build: string): string[] {
  const pages = globSync('**/*.html', {cwd: build});
  return [...new Set(pages.flatMap((page) => scriptHashes(readFileSync(join(build, page), 'utf8'))))].sort();
}

/** The hashes that the served rules allow. */
export function readScriptHashes(root: string): string[] {
  return JSON.parse(readFileSync(join(root, SCRIPT_HASHES), 'utf8')) as string[];
}

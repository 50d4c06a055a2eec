import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {globSync} from 'tinyglobby';

import {PUBLISHED, REDIRECTS} from '../content/redirects';

const TEXTS = '**/*.{md,mdx,ts,tsx,mts,mjs,js,json,yaml,yml,tsv,txt,css,sh,go,conf}';
/** What is made or installed, and where old addresses belong. */
const IGNORED = [
  '{node_modules,build,coverage,.git,.docusaurus,.cache}/**',
  'package-lock.json',
  'tests/{unit,fixtures}/**', // invented ones
  REDIRECTS,
  PUBLISHED,
  'static/_redirects',
  'deploy/nginx/*.conf',
];

/**
 * Lines of the whole project that name an address after it has moved, `FILE:LINE`: as an address or a file, in part
 * (`platform/logs`), as a name behind its folder (`v2/platform: alerts logs`), and as the slug of a sidebar's section.
 *
 * @param from the old address of a page or, ending in `/`, of a section
 */
export function mentionsOf(root: string, from: string): string[] {
  const pattern = new RegExp(formsOf(from).join('|'));
  return globSync(TEXTS, {cwd: root, dot: true, ignore: IGNORED, followSymbolicLinks: false})
    .sort()
    .flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, i) => (pattern.test(line) ? [`${file}:${i + 1}`] : [])),
    );
}

function formsOf(path: string): string[] {
  const words = path.split('/').filter((word) => word !== '');
  const name = words.at(-1)!;
  const folder = words.slice(0, -1).join('/');
  const slug = path.endsWith('/') ? [`slug: '${name}'`] : [];
  if (words.length < 2) {
    return [`(?<![\\w./-])/${name}/`, ...slug]; // a word of its own means much else
  }
  const parts = words.slice(-2).join('/');
  return [`${behind(words.at(-3))}${parts}(?![\\w-])`, `\\b${folder}: (?:.* )?${name}(?![\\w-])`, ...slug];
}

/**
 * What may stand before the last two parts: nothing, or the part before them; before a whole address what addresses and files
 * begin with. Behind another folder the same two parts are another page (`dev-portal/apps/criar-app`).
 */
function behind(part: string | undefined): string {
  const before = part ?? '(?:docs|v1|current|pt-BR|[\\w-]+\\.example)';
  return `(?<![\\w-])(?<=(?<![\\w-])${before}/|(?<![\\w.-])/|(?<!/))`;
}

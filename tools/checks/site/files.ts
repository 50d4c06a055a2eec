import {existsSync, readdirSync, statSync} from 'node:fs';
import {join, relative} from 'node:path';

import {globSync} from 'tinyglobby';

import {CONTENT_FOLDERS, CONTENT_ROOTS, folderOf} from '../../../src/manual/file';
import {withoutTrailingSlash} from '../../../src/manual/path';
import {slugOf} from '../../../src/manual/fold';
import {LOCALES} from '../../../src/manual/locale';
import {picturesOf} from '../../../src/manual/picture';
import type {Finding, Page} from '../../content/types';
import {isPicture} from '../../pictures/wanted';
import {atTop, type Check, type Subject} from '../types';

const RULE = 'files';

const PAGE_FOLDERS = CONTENT_FOLDERS.map(({folder}) => folder);
/** Pages that are no docs, and texts of the interface: what else the framework reads below the folders of content. */
const OTHERS =
  /^i18n\/(?:sources\.json$|pt-BR\/(?:docusaurus-plugin-content-pages\/[^/]+\.md|(?:[\w-]+\/)?[\w-]+\.json)$)/;

/** Words of lower-case letters and digits, joined by hyphens. */
const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** The framework takes a number at the start for an order, and leaves it out of the address. */
const NUMBERED = /^\d+[-_.]/;

/** Kinds of files below `static/`, and how large one may be, in KB; what the site has is a tenth of that. */
const KINDS: {folder: RegExp; kinds: RegExp; size: number}[] = [
  {folder: /^\/img\//, kinds: /\.(?:svg|png|webp)$/, size: 300},
  {folder: /^\/schemas\//, kinds: /\.json$/, size: 300},
  {
    folder: /^\/downloads\/[^/]+\//,
    kinds: /\.(?:conf|csv|env|go|js|json|mjs|proto|py|sh|sql|toml|txt|xml|xslt|ya?ml)$/,
    size: 500,
  },
  {folder: /^\/[^/]+$/, kinds: /^\/(?:_headers|_redirects|favicon\.ico|noscript\.css)$/, size: 100},
];

/** Files lie where the site reads them, under names that every system and address can have, and none is left over. */
export function files(root: string): Check {
  return (subject) => [
    ...subject.pages.flatMap(nameFaults),
    ...doubles(subject.pages, subject.site),
    ...(subject.isWhole ? [...strayFiles(root, subject.site), ...staticFaults(root, subject)] : []),
  ];
}

/** Names of a page's file and folders. */
function nameFaults(page: Page): Finding[] {
  const folder = PAGE_FOLDERS.find((each) => page.file.startsWith(`${each}/`)) ?? '';
  const names = page.file
    .slice(folder.length + 1)
    .replace(/\.mdx?$/, '')
    .split('/');
  const wrong = names.find((name) => !NAME.test(name));
  const numbered = names.find((name) => NUMBERED.test(name));
  const last = names.at(-1);
  const isFolderPage = last === 'readme' || (names.length > 1 && last === names.at(-2));
  return [
    ...(wrong === undefined ? [] : [badName(wrong)]),
    ...(numbered === undefined
      ? []
      : [`“${numbered}” starts with a number, which is no part of an address; write \`sidebar_position\` instead.`]),
    ...(isFolderPage && wrong === undefined
      ? [`“${last}” stands for the page of its folder, which is called index or overview; rename the file.`]
      : []),
  ].map((message) => atTop(page, RULE, message));
}

const badName = (name: string): string =>
  `The name “${name}” is not lower-case ASCII words joined by hyphens; write “${slugOf(name)}”.`;

/** Two files of one address: `a.md` beside `a.mdx` or `a/index.md`. */
function doubles(pages: Page[], site: Page[]): Finding[] {
  const byAddress = new Map<string, string[]>();
  const addressOf = ({locale, path}: Page): string => `${locale} ${withoutTrailingSlash(path)}`;
  for (const page of site) {
    byAddress.set(addressOf(page), [...(byAddress.get(addressOf(page)) ?? []), page.file]);
  }
  return pages.flatMap((page) => {
    const other = byAddress.get(addressOf(page))?.find((file) => file !== page.file);
    return other === undefined
      ? []
      : [atTop(page, RULE, `${other} has the same address; rename one of the two, or delete it.`)];
  });
}

/** Files below the folders of content that are no pages: the site does not show them. */
export function strayFiles(root: string, site: Page[]): Finding[] {
  const known = new Set(site.map(({file}) => file));
  const strays = globSync('{docs,release-notes,i18n}/**', {cwd: root, dot: true, followSymbolicLinks: false})
    .filter((file) => !known.has(file) && !OTHERS.test(file))
    .sort()
    .map((file) => ({file, line: 1, rule: RULE, message: strayFault(file)}));
  return [...strays, ...linkFaults(root)];
}

/** Links are followed nowhere: what they lead to may be outside of the project, or be the folder that they are in. */
function linkFaults(root: string): Finding[] {
  return [...CONTENT_ROOTS, 'static']
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => readdirSync(join(root, folder), {recursive: true, withFileTypes: true}))
    .filter((entry) => entry.isSymbolicLink())
    .map(({parentPath, name}) => relative(root, join(parentPath, name)).replaceAll('\\', '/'))
    .map((file) => ({
      file,
      line: 1,
      rule: RULE,
      message: 'Links to other files are not read; put the file itself here.',
    }));
}

function strayFault(file: string): string {
  if (/(?:^|\/)_category_\.\w+$/.test(file)) {
    return 'Sections are written in sidebars.ts and sidebarsV2.ts, not in files of folders; delete this one.';
  }
  if (/\.(?:png|jpe?g|gif|svg|webp|avif)$/i.test(file)) {
    return 'Pictures do not lie beside pages; draw it (`npm run pictures`), or move it below static/img.';
  }
  if (/\.mdx?$/i.test(file)) {
    const isNamed = PAGE_FOLDERS.some((folder) => file.startsWith(`${folder}/`));
    return isNamed
      ? `The file is no page: its name must end in .md; rename it to ${file.replace(/\.\w+$/, '.md')}.`
      : `No page can lie in ${folderOf(file)}; move the file to ${PAGE_FOLDERS.slice(0, -1).join(', ')} or ${PAGE_FOLDERS.at(-1)}.`;
  }
  return 'The site does not read this file; delete it, or move it to static/downloads if readers need it.';
}

function staticFaults(root: string, {site, staticFiles}: Subject): Finding[] {
  const bodies = site.map(({body}) => body);
  return [...staticFiles].flatMap((path) => {
    const file = `static${path}`;
    const own = KINDS.find(({folder}) => folder.test(path));
    const faults = [
      ...path
        .split('/')
        .filter((name) => !/^[a-z0-9_.-]*$/.test(name) && !LOCALES.some((locale) => locale === name))
        .map(badFileName),
      ...(own?.kinds.test(path) === true ? [] : [kindFault(path)]),
      ...sizeFault(join(root, file), own?.size),
      ...(isLeftOver(path, bodies) ? ['No page links to this file; link it, or delete it.'] : []),
    ];
    return faults.map((message) => ({file, line: 1, rule: RULE, message}));
  });
}

function badFileName(name: string): string {
  const [, stem = '', extension = ''] = /^(.*?)(\.\w+)?$/.exec(name) ?? [];
  return `The name “${name}” is not lower-case ASCII without spaces; write “${slugOf(stem)}${extension.toLowerCase()}”.`;
}

function kindFault(path: string): string {
  return path.startsWith('/img/')
    ? 'Pictures are SVG, PNG or WebP; save it as one of these.'
    : 'No file of this kind belongs here; pictures lie in static/img, what readers download in a folder of static/downloads.';
}

function sizeFault(file: string, limit = 300): string[] {
  const size = Math.ceil(statSync(file).size / 1024);
  return size > limit ? [`The file has ${size} KB, more than ${limit}; make it smaller, or leave it out.`] : [];
}

/** Drawn pictures have a rule of their own; logos and icons stand in code. */
function isLeftOver(path: string, bodies: string[]): boolean {
  const isForReaders = path.startsWith('/downloads/') || LOCALES.some((locale) => path.startsWith(picturesOf(locale)));
  return isForReaders && !isPicture(path) && !bodies.some((body) => body.includes(path));
}

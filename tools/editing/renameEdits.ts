import {readFileSync} from 'node:fs';
import {extname, join} from 'node:path';

import {globSync} from 'tinyglobby';

import {translations} from '../checks/types';
import type {Edit} from './edits';
import {fileOf, locate, sidebarTextsFile, textsOf} from '../../src/manual/file';
import {
  PUBLISHED,
  publishedText,
  readPublished,
  readRedirects,
  REDIRECTS,
  redirectsText,
  withMoves,
  type Move,
} from '../content/redirects';
import {readScriptHashes} from '../deploy/scriptHashes';
import {servedFiles} from '../deploy/servedFiles';
import {pictureEdits, renamedPictures, rewritePictures, type PictureNames} from './renamedPictures';
import type {Renaming} from './renaming';
import {rewriteHash, rewriteMentions, rewriteMarkdown, rewriteSidebar, rewriteSidebarTexts} from './rewriting';
import type {Page} from '../content/types';
import {SIDEBARS} from '../content/sidebars';
import {RECORD} from '../content/textRecord';

/** What else names pages, anywhere in a line: code, data, texts for maintainers. Unit tests name invented ones. */
const MENTIONING = [
  '*.md',
  'docusaurus.config.ts',
  '.github/CODEOWNERS',
  '{src,tools,deploy,tests/{browser,content,crawl,examples,served,site}}/**/*.{ts,tsx,mjs}',
  '{src/!(pages),tools,deploy}/**/*.md',
  `${textsOf('pt-BR')}/docusaurus-theme-classic/*.json`,
  'model/**/*.{yaml,md}',
  'tests/*.{md,tsv}',
  'tests/search/*.tsv',
];
/** Pages that are no docs. */
const PAGES = ['src/pages/**/*.{md,mdx}', `${textsOf('pt-BR')}/docusaurus-plugin-content-pages/**/*.{md,mdx}`];

/** Everything that a renaming changes, as far as it differs from what the files hold now. Reads, does not write. */
export function renameEdits(root: string, renaming: Renaming, moves: Move[], pages: Page[]): Edit[] {
  const {docSet} = locate(renaming.from);
  const sidebars = Object.values(SIDEBARS).map(({file}) => file);
  const redirects = withMoves(readRedirects(root), moves);
  const rewrite = (files: string[], change: (text: string, file: string) => string): Edit[] =>
    globSync(files, {cwd: root, followSymbolicLinks: false}).flatMap((file) => {
      const before = readFileSync(join(root, file), 'utf8');
      const text = change(before, file);
      return text === before ? [] : [{file, text}];
    });
  const pictures = renamedPictures(
    root,
    moves,
    pages.map(({path}) => path),
  );
  return [
    ...pageEdits(renaming, moves, pages, pictures),
    ...pictureEdits(root, pictures),
    ...rewrite(sidebars, (text, file) =>
      rewriteMentions(file === SIDEBARS[docSet].file ? rewriteSidebar(text, renaming) : text, renaming),
    ),
    ...rewrite([sidebarTextsFile(docSet), RECORD], (text) => rewriteSidebarTexts(text, renaming)),
    ...rewrite(MENTIONING, (text) => rewritePictures(rewriteMentions(text, renaming), pictures)),
    ...rewrite(PAGES, (text) => rewriteMarkdown(text, renaming)),
    {file: REDIRECTS, text: redirectsText(redirects)},
    ...servedFiles(redirects, readScriptHashes(root)),
    {file: PUBLISHED, text: publishedText([...readPublished(root), ...moves.flatMap(({from, to}) => [from, to])])},
  ];
}

function pageEdits(renaming: Renaming, moves: Move[], pages: Page[], pictures: PictureNames): Edit[] {
  const rewritten = (markdown: string): string => rewritePictures(rewriteMarkdown(markdown, renaming), pictures);
  const sourceOf = new Map(translations(pages).map(({en, pt}) => [pt, en.source]));
  return pages.flatMap((page) => {
    const source = sourceOf.get(page);
    const links = rewritten(page.source);
    const text = source === undefined ? links : rewriteHash(links, source, rewritten(source));
    const move = moves.find(({from}) => from === page.path);
    if (move !== undefined) {
      return [
        {file: page.file, text: null},
        {file: fileOf(move.to, page.locale, extname(page.file)), text},
      ];
    }
    return text === page.source ? [] : [{file: page.file, text}];
  });
}

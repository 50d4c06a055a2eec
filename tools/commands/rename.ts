import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {globSync} from 'tinyglobby';

import {readSubject} from '../checks/subject';
import {applyEdits} from '../editing/edits';
import {readRedirects} from '../content/redirects';
import {toPath} from '../editing/typedPath';
import {movesOf} from '../editing/renaming';
import {renameEdits} from '../editing/renameEdits';
import {readOptions} from './options';
import {run} from './run';

/** Where an old path may stand in a form that is not rewritten: code blocks, addresses in full, patterns. */
const MENTIONS = [
  '{docs,release-notes,i18n}/**/*.{md,mdx}',
  '{src,tools,tests/{browser,content,site}}/**/*.{ts,tsx}',
  '*.ts',
];
const COMMENT = /^\s*(\/\*|\*|\/\/)/;

/**
 * `npm run rename -- OLD_PATH NEW_PATH`: gives a page another address in both languages, rewrites what leads to it and
 * leaves a redirect. When both paths end in `/`, the section moves with all its pages. An error changes nothing.
 */
run(() => {
  const root = process.cwd();
  const [old, next, ...rest] = readOptions('rename', {}).positionals;
  if (old === undefined || next === undefined || rest.length > 0) {
    throw new Error(
      'Name two paths: npm run rename -- OLD_PATH NEW_PATH, such as v2/platform/logs v2/platform/log-search',
    );
  }
  const subject = readSubject(root);
  const fault = subject.pages.find((page) => page.fault !== undefined)?.fault;
  if (fault !== undefined) {
    throw new Error(`${fault.file}:${fault.line} ${fault.message}`);
  }
  const paths = [...new Set(subject.pages.map(({path}) => path))];
  const renaming = {from: toPath(old, new Set(paths)), to: toPath(next, new Set())};
  const others = [...subject.otherPaths];
  const moves = movesOf(renaming, {pages: paths, others, redirects: readRedirects(root)});
  const edits = renameEdits(root, renaming, moves, subject.pages);
  applyEdits(root, edits);

  moves.forEach(({from, to}) => console.log(`${from} → ${to}`));
  console.log(
    `${edits.filter(({text}) => text !== null).length} files written, with a redirect from each old address.`,
  );
  const mentions = mentionsOf(
    root,
    moves.map(({from}) => from),
  );
  console.log(
    mentions.length > 0
      ? `Look at what still names an old address:\n${mentions.map((place) => `  ${place}`).join('\n')}`
      : 'Nothing else names an old address.',
  );
});

function mentionsOf(root: string, paths: string[]): string[] {
  const names = paths.map((path) => path.slice(1) + (path.endsWith('/') ? '' : '(?![\\w/-])')).join('|');
  const pattern = new RegExp(`(?:(?<=^|[\\s"'\`(]|\\.example)/|(?<=\\?))(?:${names})`);
  return globSync(MENTIONS, {cwd: root, followSymbolicLinks: false})
    .sort()
    .flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, i) => (pattern.test(line) && !COMMENT.test(line) ? [`${file}:${i + 1}`] : [])),
    );
}

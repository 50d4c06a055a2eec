import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {parseArgs} from 'node:util';

import {docSetOf} from '../../src/manual/docSet';
import {fileOf, folderOf, isSectionPage, locate} from '../../src/manual/file';
import {isSamePage} from '../../src/manual/path';
import {readSubject} from '../checks/subject';
import {kindOf} from '../model/kinds';
import {readModel} from '../model/readModel';
import {readRedirects} from '../content/redirects';
import type {Page} from '../content/types';
import {applyEdits} from '../editing/edits';
import {freePosition} from '../editing/freePosition';
import {newPageText, type NewPage} from '../editing/newPage';
import {newPageOf} from '../editing/newPageOptions';
import {sidebarPlace, type SectionPage} from '../editing/sidebarPlace';
import {toPath} from '../editing/typedPath';
import {run} from './run';

/**
 * `npm run new -- PATH --kind KIND --title TITLE --title-pt TITLE [--v2 PATH]`: a new page in both languages, with the
 * sections of its kind and marks where text is needed. A v1 page needs `--v2`; a release note needs its path only.
 */
run(() => {
  const root = process.cwd();
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      help: {type: 'boolean'},
      kind: {type: 'string'},
      title: {type: 'string'},
      'title-pt': {type: 'string'},
      v2: {type: 'string'},
    },
  });
  if (values.help === true || positionals.length !== 1) {
    throw new Error(
      'Name one page: npm run new -- PATH, such as v2/ipaas/components/tech/nats, v1/planos/listar-planos or ' +
        'release-notes/20250901; all but a release note also need --kind, --title, --title-pt and, in v1, --v2 /v2/PATH.',
    );
  }
  const subject = readSubject(root);
  const path = toPath(positionals[0]!, new Set(subject.pages.map((page) => page.path)));
  const existing = new Set([...subject.pages.map((page) => page.path), ...subject.otherPaths]);
  const isTaken = [...existing].some((each) => isSamePage(each, path));
  const files = {en: fileOf(path, 'en'), 'pt-BR': fileOf(path, 'pt-BR')};
  if (isTaken || Object.values(files).some((file) => existsSync(join(root, file)))) {
    throw new Error(`A page is at ${path} already; nothing was changed.`);
  }
  const redirect = readRedirects(root).find(({from}) => isSamePage(from, path));
  if (redirect !== undefined) {
    throw new Error(`${path} is an old address of ${redirect.to} (redirects.json); choose another.`);
  }

  const kinds = readModel(root, 'kinds');
  const page = newPageOf(
    path,
    {...values, titlePt: values['title-pt']},
    {
      kinds: Object.keys(kinds.kinds),
      v2Paths: new Set([...existing].filter((each) => docSetOf(each) === 'v2')),
    },
  );
  const {opening, sections} = kindOf(kinds, page.kind, path);
  const skeleton = {page, position: freePosition(path, subject.pages), opening, sections, tables: kinds.tables};
  applyEdits(root, [
    {file: files.en, text: newPageText({...skeleton, locale: 'en'})},
    {file: files['pt-BR'], text: newPageText({...skeleton, locale: 'pt-BR'})},
  ]);

  console.log(
    [
      `New ${page.kind} page ${path}:\n  ${files.en}\n  ${files['pt-BR']}`,
      sidebarPlace(page, sectionPageOf(page, subject.pages)),
      `Write where the files say FILL and PREENCHER (checklist: ${page.kind} in model/kinds.yaml), link the page, then run`,
      `  npm run check -- --fix ${files.en}\n  npm run i18n:status -- --update ${files['pt-BR']}`,
      'CONTRIBUTING.md, “Add a page”, has the steps.',
    ].join('\n'),
  );
});

/** The page that the folder's section links to: one that exists, or the new one. */
function sectionPageOf({path, titles}: NewPage, pages: Page[]): SectionPage | undefined {
  const {docSet, name} = locate(path);
  return [
    {path, title: titles.en},
    ...pages
      .filter((page) => page.locale === 'en' && page.docSet === docSet)
      .map((page) => ({path: page.path, title: String(page.frontMatter.title)})),
  ].find((page) => {
    const other = locate(page.path).name;
    return isSectionPage(other) && folderOf(other) === folderOf(name);
  });
}

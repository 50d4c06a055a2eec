import {existsSync} from 'node:fs';
import {join} from 'node:path';

import {docSetOf} from '../../src/manual/docSet';
import {fileOf, folderOf, isSectionPage, locate} from '../../src/manual/file';
import {DEFAULT_LOCALE, LOCALES} from '../../src/manual/locale';
import {isSamePage} from '../../src/manual/path';
import {releaseDate} from '../../src/manual/releaseNote';
import type {KindSection} from '../../src/model/files';
import {readSubject} from '../checks/subject';
import {kindOf} from '../model/kinds';
import {readModel} from '../model/readModel';
import {readRedirects} from '../content/redirects';
import type {Page} from '../content/types';
import {applyEdits} from '../editing/edits';
import {freePosition} from '../editing/freePosition';
import type {FromOutside} from '../editing/fromOutside';
import {newPageText, type NewPage} from '../editing/newPage';
import {newPageOf} from '../editing/newPageOptions';
import {sidebarPlace, type SectionPage} from '../editing/sidebarPlace';
import {toPath} from '../editing/typedPath';
import {letWait, WAITING_FILE} from '../translations/waiting';
import {readOptions} from './options';
import {run} from './run';

/** `npm run new`: a new page in both languages, from the sections of its kind or from files that came in from outside. */
run(async () => {
  const root = process.cwd();
  const {values, positionals} = readOptions('new', {
    kind: {type: 'string'},
    title: {type: 'string'},
    'title-pt': {type: 'string'},
    v2: {type: 'string'},
    from: {type: 'string'},
    'from-pt': {type: 'string'},
    later: {type: 'boolean'},
  });
  const isEnglishFirst = values.later === true;
  if (positionals.length !== 1) {
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
  const outside = await readOutside(root, values, (kind) => kindOf(kinds, kind, path).sections, existing);
  const title = values.title ?? outside?.titles.en;
  const page = newPageOf(
    path,
    {
      kind: values.kind,
      title,
      titlePt: values['title-pt'] ?? outside?.titles['pt-BR'] ?? (isEnglishFirst ? title : undefined),
      v2: values.v2,
    },
    {
      kinds: Object.keys(kinds.kinds),
      v2Paths: new Set([...existing].filter((each) => docSetOf(each) === 'v2')),
    },
  );
  const {opening, sections} = kindOf(kinds, page.kind, path);
  const skeleton = {page, position: freePosition(path, subject.pages), opening, sections, tables: kinds.tables};
  applyEdits(
    root,
    LOCALES.filter((locale) => locale === DEFAULT_LOCALE || !isEnglishFirst).map((locale) => ({
      file: files[locale],
      text: newPageText({...skeleton, locale, written: outside?.written[locale]}),
    })),
  );

  if (isEnglishFirst) {
    letWait(root, [path]);
  }

  console.log(
    [
      `New ${page.kind} page ${path}:\n  ${files.en}${isEnglishFirst ? '' : `\n  ${files['pt-BR']}`}`,
      sidebarPlace(page, sectionPageOf(page, subject.pages)),
      ...asked(page, sections, Object.keys(readModel(root, 'timeline').releases)),
      `Write where the files say FILL and PREENCHER (checklist: ${page.kind} in model/kinds.yaml), link the page, then run npm run finish.`,
      ...(isEnglishFirst
        ? [
            `Its Portuguese may wait (${WAITING_FILE}); when ${files['pt-BR']} is written:\n  npm run i18n:status -- --update ${files['pt-BR']}`,
          ]
        : []),
      'CONTRIBUTING.md, “Add a page”, has the steps.',
    ].join('\n'),
  );
  if (outside !== undefined) {
    await listRest(root, outside, [values.from === undefined ? files['pt-BR'] : files.en]);
  }
});

/** What the check will ask for that the files do not show: which sections must stay, what a release note needs besides. */
function asked({kind, path}: NewPage, sections: KindSection[], releases: string[]): string[] {
  const staying = sections.filter(({required}) => required === true).map(({id}) => `{#${id}}`);
  const date = releaseDate(path);
  return [
    ...(staying.length === 0
      ? []
      : [`Every ${kind} page keeps ${staying.join(', ')}; delete others that have nothing to say.`]),
    ...(date === undefined || releases.includes(date) ? [] : [`Add the headlines of ${date} to model/timeline.yaml.`]),
    ...(date === undefined ? [] : ['A note has 8 to 20 entries.']),
  ];
}

interface Files {
  from?: string | undefined;
  'from-pt'?: string | undefined;
  kind?: string | undefined;
}

/** What the files from outside hold; nothing without them. The converter is loaded only then. */
async function readOutside(
  root: string,
  {from, 'from-pt': fromPt, kind}: Files,
  sectionsOf: (kind: string) => KindSection[],
  paths: ReadonlySet<string>,
): Promise<FromOutside | undefined> {
  if (from === undefined && fromPt === undefined) {
    return undefined;
  }
  const {fromOutside} = await import('../editing/fromOutside');
  const files = {...(from !== undefined && {en: from}), ...(fromPt !== undefined && {'pt-BR': fromPt})};
  return fromOutside(root, files, kind === undefined ? [] : sectionsOf(kind), (path) => paths.has(path));
}

/** What the conversion left, by the lines of the files from outside; then what the rules find in the new page. */
async function listRest(root: string, {notes}: FromOutside, files: string[]): Promise<void> {
  const {judge} = await import('../checks/judge');
  const {findings} = await judge(root, files);
  const rest = findings.filter(({file}) => files.includes(file));
  console.log('\nConverted; look at:');
  [...notes, ...rest.map(({file, line, rule, message}) => `${file}:${line} [${rule}] ${message}`)].forEach((line) =>
    console.log(line),
  );
}

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

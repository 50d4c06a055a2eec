import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parseArgs} from 'node:util';

import {withoutTrailingSlash} from '../../src/plugins/generations/counterparts';
import {readSubject} from '../checks/subject';
import {applyEdits} from '../editing/edits';
import {kindOf, readKinds} from '../content/kinds';
import {PLAN, planWith} from '../content/model';
import {fileOf, toPath} from '../content/paths';
import {readRedirects} from '../content/redirects';
import {freePosition} from '../editing/freePosition';
import {newPageText} from '../editing/newPage';
import {plannedPage} from '../editing/plannedPage';
import {run} from './run';
import {sidebarPlace} from '../editing/sidebarPlace';

/**
 * `npm run new -- PATH [--kind KIND --title TITLE --title-pt TITLE --v2 PATH]`: a new page in both languages, with the
 * sections of its kind and marks where text is needed. The options are for a page that model/pages.tsv does not plan.
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
        'release-notes/20250901; one that model/pages.tsv does not plan also needs --kind, --title, --title-pt and, in v1, --v2 /v2/PATH.',
    );
  }
  const {subject} = readSubject(root);
  const path = toPath(positionals[0]!, new Set(subject.plan.keys()));
  const existing = new Set(
    [...subject.pages.map((page) => page.path), ...subject.otherPaths].map(withoutTrailingSlash),
  );
  const files = {en: fileOf(path, 'en'), 'pt-BR': fileOf(path, 'pt-BR')};
  if (existing.has(withoutTrailingSlash(path)) || Object.values(files).some((file) => existsSync(join(root, file)))) {
    throw new Error(`A page is at ${path} already; nothing was changed.`);
  }
  const redirect = readRedirects(root).find(({from}) => withoutTrailingSlash(from) === withoutTrailingSlash(path));
  if (redirect !== undefined) {
    throw new Error(`${path} is an old address of ${redirect.to} (redirects.json); choose another.`);
  }

  const kinds = readKinds(root);
  const planned = plannedPage(path, subject.plan, {...values, titlePt: values['title-pt']}, Object.keys(kinds.kinds));
  const {opening, sections} = kindOf(kinds, planned.kind, path);
  const plan = planWith(readFileSync(join(root, PLAN), 'utf8'), planned);
  const plannedPaths = plan.split('\n').map((line) => line.split('\t')[0]!);
  const position = freePosition(path, plannedPaths, subject.pages);
  const skeleton = {planned, position, opening, sections, tables: kinds.tables};
  applyEdits(root, [
    {file: files.en, text: newPageText({...skeleton, locale: 'en'})},
    {file: files['pt-BR'], text: newPageText({...skeleton, locale: 'pt-BR'})},
    {file: PLAN, text: plan},
  ]);

  const isLaterV2 = planned.v2 !== undefined && !existing.has(withoutTrailingSlash(planned.v2));
  console.log(
    [
      `New ${planned.kind} page ${path}:\n  ${files.en}\n  ${files['pt-BR']}`,
      ...(subject.plan.has(path) ? [] : [`Added its line to ${PLAN}.`]),
      sidebarPlace(path, new Map(subject.plan).set(path, planned)),
      ...(isLaterV2 ? [`Its v2 counterpart ${planned.v2} does not exist yet; the site builds when it does.`] : []),
      `Write where the files say FILL and PREENCHER (checklist: ${planned.kind} in model/kinds.yaml), link the page, then run`,
      `  npm run check -- --fix ${files.en}\n  npm run i18n:status -- --update ${files['pt-BR']}`,
      'CONTRIBUTING.md, “Add a page”, has the steps.',
    ].join('\n'),
  );
});

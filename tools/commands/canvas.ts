import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {headings} from '../content/markdown';
import type {Page} from '../content/types';
import {readSubject} from '../checks/subject';
import {canvasDraft} from '../editing/canvasDraft';
import {applyEdits} from '../editing/edits';
import {canvasSection, integrationsOf} from '../examples/integrations/canvasSection';
import {componentOf} from '../facts/componentOf';
import {readOptions} from './options';
import {run} from './run';

/** Sections of files: the draft goes before the one that the page has. */
const FILES = ['examples', 'files'];

/**
 * `npm run canvas -- FILE...`: drafts the section “On the canvas” of component pages in both languages, from the smallest
 * integration file of each page. Pages that have the section stay as they are.
 */
run(() => {
  const root = process.cwd();
  const {positionals} = readOptions('canvas', {});
  const {site, schemas, model, pictures} = readSubject(root);
  const wanted = site.filter(({file}) => positionals.some((name) => file === name || file.startsWith(`${name}/`)));
  const paths = new Set(wanted.filter((page) => componentOf(page) !== undefined).map(({path}) => path));
  if (paths.size === 0) {
    throw new Error('Name pages of components: npm run canvas -- docs/v2/ipaas/components/tech/nats.md');
  }
  const waiting = site.filter((page) => paths.has(page.path) && canvasSection(page) === undefined);
  const sources = {schemas, labels: model.labels, components: pictures.components};
  applyEdits(
    root,
    waiting.map((page) => ({file: page.file, text: withDraft(root, page, sources)})),
  );
  console.log(waiting.map(({file}) => `${file}: write where the file says FILL or PREENCHER`).join('\n'));
});

function withDraft(root: string, page: Page, sources: Parameters<typeof canvasDraft>[4]): string {
  const all = headings(page.tree).filter(({depth}) => depth === 2);
  const heading = all.find(({id, line}) => id !== undefined && FILES.includes(id) && hasFile(page, line, all));
  const [integration] = integrationsOf(page);
  if (heading?.id === undefined || integration === undefined) {
    throw new Error(`${page.file} has no section {#examples} or {#files} with an integration file; write it first.`);
  }
  const draft = canvasDraft(page.path, integration, {title: heading.text, id: heading.id}, page.locale, sources);
  const lines = readFileSync(join(root, page.file), 'utf8').split('\n');
  lines.splice(page.bodyLine + heading.line - 2, 0, draft, '');
  return lines.join('\n');
}

/** A page may have a section {#examples} of something else. */
function hasFile({body}: Page, line: number, all: {line: number}[]): boolean {
  const end = all.find((other) => other.line > line)?.line;
  return /^kind: Integration$/m.test(
    body
      .split('\n')
      .slice(line, end === undefined ? undefined : end - 1)
      .join('\n'),
  );
}

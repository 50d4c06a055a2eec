import {readSubject} from '../checks/subject';
import {applyEdits} from '../editing/edits';
import {mentionsOf} from '../editing/mentions';
import {toPath} from '../editing/typedPath';
import {type Move, readRedirects} from '../content/redirects';
import {componentOf} from '../facts/componentOf';
import {movesOf} from '../editing/renaming';
import {renameEdits} from '../editing/renameEdits';
import {readOptions} from './options';
import {run} from './run';

/**
 * `npm run rename -- OLD_PATH NEW_PATH`: gives a page another address in both languages, rewrites what leads to it and
 * leaves a redirect. When both paths end in `/`, the section moves with all its pages. An error changes nothing.
 */
run(() => {
  const root = process.cwd();
  const [old, next, ...rest] = readOptions('rename', {}).positionals;
  if (old === undefined || next === undefined || rest.length > 0) {
    throw new Error(
      'Name two paths: npm run rename -- OLD_PATH NEW_PATH, such as v2/folder/old-name v2/folder/new-name',
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
  checkComponents(moves, subject.model.components);
  const edits = renameEdits(root, renaming, moves, subject.pages);
  applyEdits(root, edits);

  moves.forEach(({from, to}) => console.log(`${from} → ${to}`));
  console.log(
    `${edits.filter(({text}) => text !== null).length} files written, with a redirect from each old address.`,
  );
  const mentions = mentionsOf(root, renaming.from);
  console.log(
    mentions.length > 0
      ? `Look at what still names an old address:\n${mentions.map((place) => `  ${place}`).join('\n')}`
      : 'Nothing else names an old address.',
  );
});

/** The address of a component's page holds its type id, by which the model knows it. */
function checkComponents(moves: Move[], components: ReadonlyMap<string, unknown>): void {
  for (const {from, to} of moves) {
    const old = componentOf({path: from});
    // Above its family, folders may have any name.
    const keepsId = to.endsWith(from.split('/').slice(-2).join('/'));
    const next = componentOf({path: to});
    if (old !== undefined && components.has(old) && !keepsId && (next === undefined || !components.has(next))) {
      throw new Error(
        `${from} is the page of ${old}, and its address holds that id; rename the component in model/components.yaml first.`,
      );
    }
  }
}

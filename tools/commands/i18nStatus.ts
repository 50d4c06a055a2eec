import {refuseDamagedTexts} from '../../src/plugins/catalog/interfaceTexts';
import {wantedFiles} from '../content/wanted';
import {readPages} from '../content/readPages';
import {changedLines, earlierText} from '../translations/earlier';
import {readModel} from '../model/readModel';
import {later} from '../translations/later';
import {statusOf} from '../translations/status';
import {update} from '../translations/update';
import {waitingByArea} from '../translations/waiting';
import {readOptions} from './options';
import {run} from './run';

run(() => {
  const root = process.cwd();
  const {values, positionals: names} = readOptions('i18n:status', {
    diff: {type: 'boolean'},
    update: {type: 'boolean'},
    typo: {type: 'boolean'},
    later: {type: 'boolean'},
    report: {type: 'boolean'},
  });
  refuseDamagedTexts(root);
  const content = readPages(root);
  if (values.update === true || values.typo === true) {
    update(root, content, names, values.typo === true).forEach((line) => console.log(line));
    return;
  }
  if (values.later === true) {
    later(root, content, names).forEach((line) => console.log(line));
    return;
  }
  const isWanted = wantedFiles(root, names);
  const unread = content.unread.filter(({file}) => isWanted(file));
  for (const {file, fault} of unread) {
    console.log(`unread    ${file}:${fault?.line ?? 1}: ${fault?.message ?? ''}`);
    process.exitCode = 1;
  }
  const status = statusOf(content.pages);
  const outdated = status.outdated.filter(({en, pt}) => isWanted(en.file) || isWanted(pt.file));
  const missing = status.missing.filter(({file}) => isWanted(file));
  if (values.report === true) {
    waitingByArea(root, {outdated, missing}, readModel(root, 'translations').waiting).forEach((line) =>
      console.log(line),
    );
    console.log(counts(status.pairs.length, outdated.length, missing.length, unread.length));
    return;
  }
  missing.forEach(({file}) => console.log(`missing   ${file}`));
  for (const {en, pt, changed} of outdated) {
    console.log(`outdated  ${pt.file}: ${changed.join(', ')}`);
    if (values.diff === true) {
      console.log(`${differenceOf(root, en.file, String(pt.frontMatter.source_hash ?? ''))}\n`);
    }
  }
  console.log(counts(status.pairs.length, outdated.length, missing.length, unread.length));
});

const counts = (pages: number, outdated: number, missing: number, unread: number): string =>
  `${pages} translated pages, ${outdated} outdated, ${missing} missing${unread === 0 ? '' : `, ${unread} that cannot be read`}.`;

function differenceOf(root: string, file: string, recorded: string): string {
  const earlier = earlierText(root, file, recorded);
  return earlier === undefined
    ? 'The history does not have the text that was translated (is this a shallow clone?).'
    : changedLines(root, earlier, file);
}

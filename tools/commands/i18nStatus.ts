import {wantedFiles} from '../content/wanted';
import {readPages} from '../content/readPages';
import {changedLines, dayOf, earlierText} from '../translations/earlier';
import {type Pair, type Status, statusOf} from '../translations/status';
import {update} from '../translations/update';
import {readOptions} from './options';
import {run} from './run';

run(() => {
  const root = process.cwd();
  const {values, positionals: names} = readOptions('i18n:status', {
    diff: {type: 'boolean'},
    update: {type: 'boolean'},
    typo: {type: 'boolean'},
    report: {type: 'boolean'},
  });
  const content = readPages(root);
  if (values.update === true || values.typo === true) {
    update(root, content, names, values.typo === true).forEach((line) => console.log(line));
    return;
  }
  const isWanted = wantedFiles(root, names);
  const status = statusOf(content.pages);
  const outdated = status.outdated.filter(({en, pt}) => isWanted(en.file) || isWanted(pt.file));
  const missing = status.missing.filter(({file}) => isWanted(file));
  if (values.report === true) {
    report(root, {...status, outdated, missing});
    return;
  }
  missing.forEach(({file}) => console.log(`missing   ${file}`));
  for (const {en, pt, changed} of outdated) {
    console.log(`outdated  ${pt.file}: ${changed.join(', ')}`);
    if (values.diff === true) {
      console.log(`${differenceOf(root, en.file, String(pt.frontMatter.source_hash ?? ''))}\n`);
    }
  }
  console.log(`${status.pairs.length} translated pages, ${outdated.length} outdated, ${missing.length} missing.`);
});

function differenceOf(root: string, file: string, recorded: string): string {
  const earlier = earlierText(root, file, recorded);
  return earlier === undefined
    ? 'The history does not have the text that was translated (is this a shallow clone?).'
    : changedLines(root, earlier, file);
}

/** A line for each part of the manual, those that wait longest first. */
function report(root: string, {pairs, outdated, missing}: Status): void {
  const parts = new Map<string, {waiting: string[]; since: string}>();
  for (const {file} of [...outdated.map(({en}: Pair) => en), ...missing]) {
    const part = file
      .split('/')
      .slice(0, 3)
      .join('/')
      .replace(/\.mdx?$/, '');
    const day = dayOf(root, file) ?? 'today';
    const {waiting, since} = parts.get(part) ?? {waiting: [], since: day};
    parts.set(part, {waiting: [...waiting, file], since: day < since ? day : since});
  }
  for (const [part, {waiting, since}] of [...parts].sort((a, b) => a[1].since.localeCompare(b[1].since))) {
    console.log(`${part}: ${waiting.length} since ${since}`);
  }
  console.log(`${pairs.length} translated pages, ${outdated.length} outdated, ${missing.length} missing.`);
}

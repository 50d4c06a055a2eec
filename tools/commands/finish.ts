import {spawnSync} from 'node:child_process';

import {fix} from '../checks/fix';
import {judge} from '../checks/judge';
import {fixTextRecord} from '../checks/site/interfaceTexts';
import {readSubject} from '../checks/subject';
import {changedFiles} from '../changes/changedFiles';
import {pagesIn, stepsFor, translatedTogether} from '../changes/steps';
import {readPages} from '../content/readPages';
import {readModel} from '../model/readModel';
import {statusOf} from '../translations/status';
import {readOptions} from './options';
import {printFindings, run} from './run';

/** Files of one change, at most; more are mostly those of earlier commits of the branch, which are finished. */
const MANY = 30;

run(async () => {
  const root = process.cwd();
  const {values, positionals} = readOptions('finish', {base: {type: 'string'}});
  const files = positionals.length > 0 ? positionals : changedFiles(root, values.base);
  if (files.length === 0) {
    console.log('Nothing has changed.');
    return;
  }
  const pages = pagesIn(files);
  if (positionals.length === 0 && files.length > MANY) {
    console.log(
      `${files.length} files have changed since ${values.base ?? 'main'}; \`npm run finish -- FILE...\` takes some of them.\n`,
    );
  }
  if (pages.length > 0) {
    console.log('Corrections: npm run check -- --fix');
    fix(root, pages).forEach((line) => console.log(line)); // what they leave, the last step finds
  }
  const failed = stepsFor(files).filter(({says, script, args}) => {
    console.log(`\n${says}: npm run ${script}`);
    return npm(script, args) !== 0;
  });
  recordTranslations(root, files);

  const isWhole = files.some((file) => !pages.includes(file) && !file.startsWith('static/img/'));
  const {findings, pages: count} = await judge(root, isWhole ? [] : pages);
  console.log('\nLeft for you:');
  printFindings(findings, `nothing in ${count} pages; read them once as their reader does.`);
  failed.forEach(({says, script}) => console.log(`${says}: npm run ${script} failed, see above.`));
  process.exitCode = findings.length + failed.length === 0 ? 0 : 1;
});

const npm = (script: string, args: string[]): number | null =>
  spawnSync('npm', ['run', '--silent', script, '--', ...args], {stdio: 'inherit'}).status;

/** A translation that lacks something is a finding of the check that follows. */
function recordTranslations(root: string, files: string[]): void {
  fixTextRecord(root, readSubject(root)).forEach((line) => console.log(`\n${line}`));
  const {outdated} = statusOf(readPages(root).pages);
  const {waiting} = readModel(root, 'translations');
  const together = translatedTogether(
    files,
    // What waits is up to date when a person says so.
    outdated.filter(({en}) => !(en.path in waiting)).map(({en, pt}) => ({en: en.file, pt: pt.file})),
  );
  if (together.length > 0) {
    console.log('\nTranslations: npm run i18n:status -- --update');
    together.forEach((file) => npm('i18n:status', ['--update', file]));
  }
}

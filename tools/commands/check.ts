import {judge} from '../checks/judge';
import {narrowed} from '../checks/types';
import {wantedFiles} from '../content/wanted';
import {run} from './run';

/**
 * `npm run check [-- --fix] [FILE...]`: the content rules, without a build. With files or folders, only they and their
 * other language are judged; with `--fix`, what needs no thought is corrected first. Exit code 1 when there are findings.
 */
run(async () => {
  const root = process.cwd(); // npm runs scripts in the project's root
  const args = process.argv.slice(2);
  const wanted = args.filter((arg) => arg !== '--fix');
  const isWanted = wantedFiles(root, wanted);

  if (args.includes('--fix')) {
    const [{FIXES}, {readSubject}] = await Promise.all([import('../checks'), import('../checks/subject')]);
    for (const fix of FIXES) {
      fix(root, narrowed(readSubject(root), isWanted)).forEach((line) => console.log(line));
    }
  }
  const {findings, pages} = await judge(root, wanted);
  if (pages === 0 && findings.length === 0) {
    throw new Error(`No page is at ${wanted.join(', ')}; name files or folders from the project's root.`);
  }
  for (const {file, line, rule, message} of findings) {
    console.log(`${file}:${line} [${rule}] ${message}`);
  }
  const result =
    findings.length === 0 ? 'Content rules hold' : `${findings.length} finding${findings.length === 1 ? '' : 's'}`;
  console.log(`${result}: ${pages} pages.`);
  process.exitCode = findings.length === 0 ? 0 : 1;
});

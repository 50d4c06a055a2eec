import {CHECKS, FIXES} from '../checks';
import {spelling} from '../checks/spelling';
import {readSubject} from '../checks/subject';
import {narrowed} from '../checks/types';
import {readDictionaries} from '../content/dictionaries';
import {run} from './run';

/**
 * `npm run check [-- --fix] [FILE...]`: the content rules, without a build. With files or folders, only they and their
 * other language are judged; with `--fix`, what needs no thought is corrected first. Exit code 1 when there are findings.
 */
run(async () => {
  const root = process.cwd(); // npm runs scripts in the project's root
  const args = process.argv.slice(2);
  const wanted = args.filter((arg) => arg !== '--fix').map((file) => file.replace(`${root}/`, '').replace(/^\.\//, ''));
  const isWanted = (file: string): boolean => wanted.length === 0 || wanted.some((name) => file.startsWith(name));

  if (args.includes('--fix')) {
    for (const fix of FIXES) {
      fix(root, narrowed(readSubject(root).subject, isWanted)).forEach((line) => console.log(line));
    }
  }
  const {subject: whole, findings} = readSubject(root);
  const subject = wanted.length === 0 ? whole : narrowed(whole, isWanted);
  if (wanted.length > 0 && subject.pages.length === 0 && !findings.some(({file}) => isWanted(file))) {
    throw new Error(`No page is at ${wanted.join(', ')}; name files or folders from the project's root.`);
  }
  const all = [
    ...findings.filter(({file}) => isWanted(file)),
    ...CHECKS.flatMap((check) => check(subject)),
    ...spelling(subject, await readDictionaries()),
  ].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);

  for (const {file, line, rule, message} of all) {
    console.log(`${file}:${line} [${rule}] ${message}`);
  }
  console.log(`${all.length === 0 ? 'Content rules hold' : `${all.length} findings`}: ${subject.pages.length} pages.`);
  process.exitCode = all.length === 0 ? 0 : 1;
});

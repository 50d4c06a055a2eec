import {CHECKS, FIXES} from '../checks';
import {readSubject} from '../checks/subject';

/**
 * `npm run check [-- --fix] [FILE...]`: the content rules, without a build. With files, only their findings are shown;
 * with `--fix`, what needs no thought is corrected first. Exit code 1 when there are findings.
 */
const root = process.cwd(); // npm runs scripts in the project's root
const args = process.argv.slice(2);
const wanted = args.filter((arg) => arg !== '--fix').map((file) => file.replace(`${root}/`, '').replace(/^\.\//, ''));

if (args.includes('--fix')) {
  for (const fix of FIXES) {
    fix(root, readSubject(root).subject).forEach((line) => console.log(line));
  }
}
const {subject, findings} = readSubject(root);
const all = [...findings, ...CHECKS.flatMap((check) => check(subject))]
  .filter(({file}) => wanted.length === 0 || wanted.some((name) => file.startsWith(name)))
  .sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);

for (const {file, line, rule, message} of all) {
  console.log(`${file}:${line} [${rule}] ${message}`);
}
const scope = wanted.length === 0 ? `${subject.pages.length} pages` : `${wanted.length} files or folders named`;
console.log(all.length === 0 ? `Content rules hold: ${scope}.` : `${all.length} findings in ${scope}.`);
process.exitCode = all.length === 0 ? 0 : 1;

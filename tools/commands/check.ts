import {CHECKS} from '../checks';
import {readSubject} from '../checks/subject';

/**
 * `npm run check [-- FILE...]`: the content rules, without a build. With files, only their findings are shown.
 * Exit code 1 when there are findings.
 */
const root = process.cwd(); // npm runs scripts in the project's root
const wanted = process.argv.slice(2).map((file) => file.replace(`${root}/`, '').replace(/^\.\//, ''));

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

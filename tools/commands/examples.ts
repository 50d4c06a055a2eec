import {ENGINES} from '../examples';
import {runExamples} from '../examples/run';
import {readPages} from '../content/readPages';
import {wantedFiles} from '../content/wanted';
import {run} from './run';

/**
 * `npm run examples [-- FILE...]`: every code block in a real engine of its language. With files, only theirs.
 * Exit code 1 when there are findings.
 */
run(async () => {
  const root = process.cwd(); // npm runs scripts in the project's root
  const wanted = process.argv.slice(2);
  const isWanted = wantedFiles(root, wanted);
  const pages = readPages(root).pages.filter(({file}) => isWanted(file));
  if (pages.length === 0) {
    throw new Error(`No page is at ${wanted.join(', ')}; name files or folders from the project's root.`);
  }
  const findings = await runExamples(pages, ENGINES);
  for (const {file, line, rule, message} of findings) {
    console.log(`${file}:${line} [${rule}] ${message}`);
  }
  console.log(findings.length === 0 ? `Examples hold: ${pages.length} pages.` : `${findings.length} findings.`);
  process.exitCode = findings.length === 0 ? 0 : 1;
});

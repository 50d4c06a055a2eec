import {ENGINES} from '../examples';
import {runExamples} from '../examples/run';
import {readPages} from '../content/readPages';
import {run} from './run';

/**
 * `npm run examples [-- FILE...]`: every code block in a real engine of its language. With files, only theirs.
 * Exit code 1 when there are findings.
 */
run(async () => {
  const wanted = process.argv.slice(2);
  const pages = readPages(process.cwd()).pages.filter(
    ({file}) => wanted.length === 0 || wanted.some((name) => file.startsWith(name)),
  );
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

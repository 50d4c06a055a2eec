import {readPages} from '../content/readPages';
import {wantedFiles} from '../content/wanted';
import {readOptions} from './options';
import {printFindings, run} from './run';

const USAGE = `npm run examples [-- FILE...]

Runs every code block in a real engine of its language: of the whole manual, or of files and folders.
Exit code 1 when there are findings.`;

run(async () => {
  const root = process.cwd(); // npm runs scripts in the project's root
  const {positionals: wanted} = readOptions(USAGE, {});
  const isWanted = wantedFiles(root, wanted);
  const pages = readPages(root).pages.filter(({file}) => isWanted(file));
  if (pages.length === 0) {
    throw new Error(`No page is at ${wanted.join(', ')}; name files or folders from the project's root.`);
  }
  const [{ENGINES}, {runExamples}] = await Promise.all([import('../examples'), import('../examples/run')]);
  printFindings(await runExamples(pages, ENGINES), `Examples hold: ${pages.length} pages.`);
});

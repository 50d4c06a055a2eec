import {readPages} from '../content/readPages';
import {wantedFiles} from '../content/wanted';
import {readOptions} from './options';
import {printFindings, run} from './run';

run(async () => {
  const root = process.cwd(); // npm runs scripts in the project's root
  const {positionals: wanted} = readOptions('examples', {});
  const isWanted = wantedFiles(root, wanted);
  const pages = readPages(root).pages.filter(({file}) => isWanted(file));
  if (pages.length === 0) {
    throw new Error(`No page is at ${wanted.join(', ')}; name files or folders from the project's root.`);
  }
  const [{ENGINES}, {runExamples}] = await Promise.all([import('../examples'), import('../examples/run')]);
  printFindings(await runExamples(root, pages, ENGINES), `Examples hold: ${pages.length} pages.`);
});

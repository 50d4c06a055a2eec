import {judge} from '../checks/judge';
import {wantedFiles} from '../content/wanted';
import {readOptions} from './options';
import {printFindings, run} from './run';

run(async () => {
  const root = process.cwd(); // npm runs scripts in the project's root
  const {values, positionals: wanted} = readOptions('check', {fix: {type: 'boolean'}});
  if (values.fix === true) {
    const {fix} = await import('../checks/fix'); // most runs correct nothing
    fix(root, wanted).forEach((line) => console.log(line));
  }
  const judged = await judge(root, wanted);
  const findings = judged.pages === 0 ? [...judged.findings, ...(await strays(root, wanted))] : judged.findings;
  if (judged.pages === 0 && findings.length === 0) {
    throw new Error(
      `No page is at ${wanted.join(', ')}; name pages or folders from the project's root, or nothing, which checks all other files too.`,
    );
  }
  printFindings(findings, `Content rules hold: ${judged.pages} pages.`, `: ${judged.pages} pages.`);
});

/** What is wrong with files that somebody takes for pages. */
async function strays(root: string, wanted: string[]) {
  const [{strayFiles}, {readPages}] = await Promise.all([
    import('../checks/site/files'),
    import('../content/readPages'),
  ]);
  const isWanted = wantedFiles(root, wanted);
  return strayFiles(root, readPages(root).pages).filter(({file}) => isWanted(file));
}

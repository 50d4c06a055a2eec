import {judge} from '../checks/judge';
import {narrowed} from '../checks/types';
import {wantedFiles} from '../content/wanted';
import {readOptions} from './options';
import {printFindings, run} from './run';

run(async () => {
  const root = process.cwd(); // npm runs scripts in the project's root
  const {values, positionals: wanted} = readOptions('check', {fix: {type: 'boolean'}});
  if (values.fix === true) {
    await fix(root, wanted);
  }
  const judged = await judge(root, wanted);
  const findings = judged.pages === 0 ? [...judged.findings, ...(await strays(root, wanted))] : judged.findings;
  if (judged.pages === 0 && findings.length === 0) {
    throw new Error(`No page is at ${wanted.join(', ')}; name files or folders from the project's root.`);
  }
  printFindings(findings, `Content rules hold: ${judged.pages} pages.`, `: ${judged.pages} pages.`);
});

async function fix(root: string, wanted: string[]): Promise<void> {
  const [{FIXES}, {readSubject}] = await Promise.all([import('../checks/fixes'), import('../checks/subject')]);
  let whole = readSubject(root);
  for (const each of FIXES) {
    const subject = wanted.length === 0 ? whole : narrowed(whole, wantedFiles(root, wanted));
    const written = each(root, subject);
    written.forEach((line) => console.log(line));
    whole = written.length === 0 ? whole : readSubject(root); // anew, because pages differ now
  }
}

/** What is wrong with files that somebody takes for pages. */
async function strays(root: string, wanted: string[]) {
  const [{strayFiles}, {readPages}] = await Promise.all([
    import('../checks/site/files'),
    import('../content/readPages'),
  ]);
  const isWanted = wantedFiles(root, wanted);
  return strayFiles(root, readPages(root).pages).filter(({file}) => isWanted(file));
}

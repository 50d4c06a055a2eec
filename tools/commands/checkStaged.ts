import {judge} from '../checks/judge';
import {pagesIn} from '../changes/steps';
import {stagedFiles} from '../changes/changedFiles';
import {readOptions} from './options';
import {printFindings, run} from './run';

/** `npm run check:staged`: the content rules for the pages of the next commit. The optional hook in .githooks runs it. */
run(async () => {
  const root = process.cwd();
  readOptions('check:staged', {});
  const pages = pagesIn(stagedFiles(root));
  if (pages.length > 0) {
    printFindings((await judge(root, pages)).findings, `Content rules hold: ${pages.length} pages to commit.`);
  }
});

import {writeFileSync} from 'node:fs';
import {join} from 'node:path';

import {changedFiles} from '../changes/changedFiles';
import {pageLinks} from '../changes/pageLinks';
import {readOptions} from './options';
import {run} from './run';

const USAGE = `npm run changed [-- [--base BRANCH] [--site ADDRESS] [--out FILE]]

The pages that a change touches, as a list of links in Markdown: what a reviewer looks at in the preview.
--base BRANCH    what it is compared with; without, the main branch
--site ADDRESS   where the preview is; without, http://localhost:3000
--out FILE       writes the list instead of printing it`;

run(() => {
  const root = process.cwd();
  const {values} = readOptions(USAGE, {base: {type: 'string'}, site: {type: 'string'}, out: {type: 'string'}});
  const text = pageLinks(changedFiles(root, values.base), values.site ?? 'http://localhost:3000');
  if (values.out === undefined) {
    console.log(text);
  } else {
    writeFileSync(join(root, values.out), `${text}\n`);
  }
});

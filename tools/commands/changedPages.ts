import {writeFileSync} from 'node:fs';
import {join} from 'node:path';

import {changedFiles} from '../changes/changedFiles';
import {pageLinks} from '../changes/pageLinks';
import {readOptions} from './options';
import {run} from './run';

run(() => {
  const root = process.cwd();
  const {values} = readOptions('changed', {base: {type: 'string'}, site: {type: 'string'}, out: {type: 'string'}});
  const text = pageLinks(changedFiles(root, values.base), values.site ?? 'http://localhost:3000');
  if (values.out === undefined) {
    console.log(text);
  } else {
    writeFileSync(join(root, values.out), `${text}\n`);
  }
});

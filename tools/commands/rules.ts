import {existsSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

import {BUILD} from '../build/buildSite';
import {readRedirects} from '../content/redirects';
import {buildScriptHashes, SCRIPT_HASHES} from '../deploy/scriptHashes';
import {outdated, servedFiles} from '../deploy/servedFiles';
import {readOptions} from './options';
import {run} from './run';

/**
 * `npm run rules`: reads which inline scripts the build holds, and writes what servers need to know: the nginx
 * configuration, `static/_headers`, `static/_redirects`.
 */
run(() => {
  const root = process.cwd();
  readOptions('rules', {});
  if (!existsSync(join(root, BUILD, 'index.html'))) {
    throw new Error('There is no build whose scripts could be read; run `npm run build` first.');
  }
  const hashes = buildScriptHashes(join(root, BUILD));
  const hashFile = {file: SCRIPT_HASHES, text: `${JSON.stringify(hashes, null, 2)}\n`};
  const changed = outdated(root, [hashFile, ...servedFiles(readRedirects(root), hashes)]);
  changed.forEach(({file, text}) => writeFileSync(join(root, file), text));
  console.log(
    changed.length === 0
      ? `The rules are those of the build (${hashes.length} inline scripts).`
      : `Written: ${changed.map(({file}) => file).join(', ')}.`,
  );
});

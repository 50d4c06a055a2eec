// Loaded first by `npm run dev` (`node --import`). The framework (Docusaurus 3.10) watches the whole folder of a language
// and builds the site anew for each change in it, pages included, which their plugin shows in a fraction of the time. Here
// it watches the interface texts in that folder only.
import {existsSync, readdirSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';

const watcher = createRequire(import.meta.url)('@docusaurus/core/lib/commands/start/watcher');

const {setupSiteFileWatchers} = watcher;

watcher.setupSiteFileWatchers = ({props, cliOptions}, onChange) => {
  const folder = props.localizationDir; // English has none
  const files = existsSync(folder) ? readdirSync(folder, {recursive: true}) : [];
  const texts = files.filter((name) => name.endsWith('.json')).map((name) => join(folder, name));
  setupSiteFileWatchers({props: {...props, localizationDir: texts}, cliOptions}, onChange);
};

// What `npm run dev` does when a file has changed, in the framework's place (Docusaurus 3.10).
import {existsSync, readdirSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';

const watcher = createRequire(import.meta.url)('@docusaurus/core/lib/commands/start/watcher');

/** Time in which the bundler notices a change that was reported to us, in milliseconds; it waits 5 before it starts. */
const NOTICED = 100;

/**
 * The framework watches the whole folder of a language and builds the site anew for each change in it, pages included, which
 * their plugin shows in a fraction of the time. Here it watches the interface texts in that folder only. And what it
 * makes of all pages (sidebars, catalog) waits until the bundler has compiled the page that changed: both need the one
 * thread of this process.
 *
 * @returns the plugin of the bundler that says when it rests
 */
export function watchLess() {
  const resting = whenResting();
  const {setupSiteFileWatchers} = watcher;
  watcher.setupSiteFileWatchers = ({props, cliOptions}, onChange) => {
    const localizationDir = interfaceTexts(props.localizationDir);
    setupSiteFileWatchers({props: {...props, localizationDir}, cliOptions}, (change) =>
      resting.run(change.plugin, () => onChange(change)),
    );
  };
  return resting;
}

function interfaceTexts(folder) {
  const files = existsSync(folder) ? readdirSync(folder, {recursive: true}) : []; // English has none
  return files.filter((name) => name.endsWith('.json')).map((name) => join(folder, name));
}

/** Runs what is due when the bundler compiles nothing, once for each key. */
function whenResting() {
  const due = new Map();
  let isCompiling = false;
  const runDue = () => {
    const actions = [...due.values()];
    due.clear();
    actions.forEach((action) => action());
  };
  return {
    run(key, action) {
      due.set(key, action);
      setTimeout(() => isCompiling || runDue(), NOTICED);
    },
    apply({hooks}) {
      hooks.invalid.tap('preview', () => void (isCompiling = true));
      hooks.watchRun.tap('preview', () => void (isCompiling = true));
      hooks.done.tap('preview', () => {
        isCompiling = false;
        runDue();
      });
    },
  };
}

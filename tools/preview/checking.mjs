import {fork} from 'node:child_process';
import {createRequire} from 'node:module';
import {constants, setPriority} from 'node:os';
import {fileURLToPath} from 'node:url';

const watcher = createRequire(import.meta.url)('@docusaurus/core/lib/commands/start/watcher');

const CHECK = fileURLToPath(new URL('../checks/brokenProcess.ts', import.meta.url));

/**
 * Looks for what is broken in each file that changes while the framework (Docusaurus 3.10) watches it, and once more in
 * those in which something was found: what mends them may stand in another file.
 *
 * @param resting says when the bundler rests: the edit itself shows first
 * @param show takes what was found, a sentence each with file and line; nothing when all is mended
 * @param look finds what is broken in files, named from the project's root
 */
export function checkChanged(resting, show, look = lookElsewhere) {
  const changed = new Set();
  let found = [];
  let isLooking = false;
  const check = async () => {
    while (changed.size > 0 && !isLooking) {
      isLooking = true;
      const files = [...new Set([...changed, ...found])];
      changed.clear();
      try {
        const findings = await look(files);
        found = findings.map(({file}) => file);
        show(findings.map(({file, line, message}) => `${file}:${line}: ${message}`));
      } catch (error) {
        console.error(error.message);
      }
      isLooking = false;
    }
  };
  const {setupSiteFileWatchers} = watcher;
  watcher.setupSiteFileWatchers = (site, onChange) =>
    setupSiteFileWatchers(site, (change) => {
      changed.add(change.event.path.replaceAll('\\', '/'));
      resting.run(check, check);
      onChange(change);
    });
}

/** In another process, behind this one: the rules take a second, in which this one would show nothing. */
export function lookElsewhere(files) {
  const child = fork(CHECK, {execArgv: ['--import', 'tsx']});
  setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  child.send(files);
  return new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', (code) => reject(new Error(`The check of ${files.join(', ')} ended with ${code}.`)));
  });
}

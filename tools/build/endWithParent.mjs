// Loaded first by the processes of a build (`node --import`): they end when the build's own process is gone, however it
// ended, and however busy they are: the watch has a thread of its own.
import {isMainThread, Worker} from 'node:worker_threads';

/** Milliseconds between two looks; `buildSite` waits longer than this for the processes of a killed build. */
const INTERVAL = 200;

if (isMainThread) {
  const watch = new Worker(
    `setInterval(() => process.ppid === ${Number(process.env.BUILD_PROCESS)} || process.kill(process.pid, 'SIGKILL'), ${INTERVAL})`,
    {eval: true, execArgv: []},
  );
  watch.unref();
}

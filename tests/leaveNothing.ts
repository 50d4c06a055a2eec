import {existsSync, mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

/** Names the folder of this run to everything that it starts. */
const VARIABLE = 'TMPDIR';
/** Milliseconds that processes which were told to end have for it. */
const GRACE = 30_000;

const PREFIX = 'aqueduto-docs-tests-';

/**
 * Gives a run of the tests a temporary folder of its own, for all that it starts, and removes it at the end, when the
 * last lane is done. A process that is still there then is a fault of a test: it is named and ended, and the run fails.
 */
export default function leaveNothing(): void {
  if (tmpdir().includes(PREFIX)) {
    return; // the lane before has done it
  }
  const folder = mkdtempSync(join(tmpdir(), PREFIX));
  process.env[VARIABLE] = folder;
  let isStopped = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      isStopped = true;
      process.exit(1);
    });
  }
  process.once('exit', () => {
    const left = processesWith(folder, isStopped ? 0 : GRACE);
    for (const {id, command} of left) {
      if (!isStopped) {
        console.error(`A test left the process ${id} behind (${command}); end it in the test.`);
        process.exitCode = 1;
      }
      kill(id);
    }
    rmSync(folder, {recursive: true, force: true, maxRetries: 5});
  });
}

function kill(id: number): void {
  try {
    process.kill(id, 'SIGKILL');
  } catch {
    // it has ended meanwhile
  }
}

interface Process {
  id: number;
  command: string;
}

/** Processes that have the folder in their environment, once those that are about to end have ended. Linux only. */
function processesWith(folder: string, grace: number): Process[] {
  for (let waited = 0; ; waited += 50) {
    const found = existsSync('/proc') ? readdirSync('/proc').flatMap((name) => processIn(name, folder)) : [];
    if (found.length === 0 || waited >= grace) {
      return found;
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50); // nothing else runs while Node.js exits
  }
}

function processIn(name: string, folder: string): Process[] {
  const id = Number(name);
  if (!Number.isInteger(id) || id === process.pid) {
    return [];
  }
  try {
    const environment = readFileSync(`/proc/${name}/environ`, 'utf8').split('\0');
    const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ').slice(0, 100);
    return environment.includes(`${VARIABLE}=${folder}`) ? [{id, command}] : [];
  } catch {
    return []; // it has ended, or is somebody else's
  }
}

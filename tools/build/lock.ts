import {linkSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {basename, dirname, join} from 'node:path';

export interface Lock {
  /** Whether a process that has died held it before. */
  wasLeft: boolean;
  release: () => void;
}

/**
 * Takes a lock that one process at a time can hold: a file that names it. The lock of a dead process is taken over.
 *
 * @param what the holder does, for the message: `build`
 * @throws one sentence that names the process that holds it
 */
export function takeLock(file: string, what: string): Lock {
  mkdirSync(dirname(file), {recursive: true});
  const own = `${file}.${process.pid}`;
  const self = identity(process.pid);
  try {
    writeFileSync(own, self);
    for (let wasLeft = false; ; wasLeft = true) {
      if (link(own, file)) {
        removeOfDead(file);
        return {wasLeft, release: () => rmSync(file, {force: true})};
      }
      const holder = read(file);
      const pid = Number(holder.split(' ')[0]);
      if (pid > 0 && identity(pid) === holder) {
        throw new Error(`Another ${what} is running (process ${pid}): wait until it ends, or stop it with: kill ${pid}`);
      }
      removeLeft(file, holder);
    }
  } finally {
    rmSync(own, {force: true});
  }
}

/** A process in a form that none after it has, or nothing when it has ended: its number is used again, its start (where the system says it) is not. */
function identity(pid: number): string {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') {
      return '';
    }
  }
  // After the name in brackets, which may hold anything: the state (Z: ended, its parent has not looked) and, as field
  // 22, the start in ticks since boot.
  const fields = read(`/proc/${pid}/stat`).split(') ').at(-1)!.split(' ');
  return fields[0] === 'Z' ? '' : `${pid} ${fields[19] ?? ''}`;
}

/** Removes a dead process's lock, but not one that another process has taken over in the meantime. */
function removeLeft(file: string, holder: string): void {
  const aside = `${file}.${process.pid}.left`;
  try {
    renameSync(file, aside);
  } catch {
    return; // another process was first
  }
  if (read(aside) !== holder) {
    link(aside, file);
  }
  rmSync(aside, {force: true});
}

/** Removes what processes that died while they asked for the lock have left: their number follows its name. */
function removeOfDead(file: string): void {
  for (const name of readdirSync(dirname(file))) {
    const [, pid] = /^\.(\d+)/.exec(name.slice(basename(file).length)) ?? [];
    if (name.startsWith(basename(file)) && pid !== undefined && identity(Number(pid)) === '') {
      rmSync(join(dirname(file), name), {force: true});
    }
  }
}

/** A second name for a file, complete at once; false when the name is taken. */
function link(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') {
      return false;
    }
    throw error;
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

import {accessSync, constants, existsSync, renameSync, rmSync, writeFileSync} from 'node:fs';

/**
 * Writes a file beside its place and moves it there: it has its old text or the new one, whatever happens.
 *
 * @throws what the system says, with the path of the file
 */
export function writeWhole(file: string, data: string | Uint8Array): void {
  const draft = `${file}.${process.pid}`; // other processes may write it too
  try {
    if (existsSync(file)) {
      accessSync(file, constants.W_OK); // a move would not ask
    }
    writeFileSync(draft, data);
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, {force: true});
    throw Object.assign(error as Error, {path: file}); // a full disk names none
  }
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Does something at once that no signal ends half-way; one that comes meanwhile ends the process afterwards. */
export function holdSignals(act: () => void): void {
  const end = (signal: NodeJS.Signals): void => {
    SIGNALS.forEach((each) => process.off(each, end));
    process.kill(process.pid, signal);
  };
  SIGNALS.forEach((signal) => process.on(signal, end));
  try {
    act();
  } finally {
    // What came meanwhile is told when the process waits for something the next time.
    setTimeout(() => SIGNALS.forEach((signal) => process.off(signal, end)), 50);
  }
}

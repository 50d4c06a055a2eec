/**
 * Runs a command: one that fails prints its one sentence, never a stack trace, and exits with 1.
 *
 * @param command what to run
 */
export function run(command: () => void | Promise<void>): void {
  Promise.resolve()
    .then(command)
    .catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : String(error));
      process.exitCode = 1;
    });
}

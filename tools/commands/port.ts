/**
 * The port that `PORT` names, or 3000.
 *
 * @throws one sentence when it is no port
 */
export function portFromEnvironment(): number {
  const port = Number(process.env.PORT || 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new Error(`PORT is “${process.env.PORT}”; set it to a number from 0 to 65535, or leave it out for 3000.`);
  }
  return port;
}

/** What to say when another port than the wanted one is used; empty when it is not. */
export function moved(port: number, wanted: number): string {
  return port === wanted || wanted === 0 ? '' : ` (port ${wanted} is taken)`;
}

import {baseUrlOf, LOCALES} from '../../src/manual/locale';

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

/** Where the manual is, in each language, and why when that is another port than the wanted one. */
export function addresses(port: number, wanted: number): string {
  const all = LOCALES.map((locale) => `http://localhost:${port}${baseUrlOf(locale)}`).join(' and ');
  return all + (port === wanted || wanted === 0 ? '' : ` (port ${wanted} is taken)`);
}

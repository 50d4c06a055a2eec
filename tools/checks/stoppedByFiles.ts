import type {Finding} from '../content/types';
import {Unreadable} from '../content/unreadable';

/** What a rule finds; a rule whose file cannot be read finds that. */
export function stoppedByFiles(check: () => Finding[]): Finding[] {
  try {
    return check();
  } catch (error) {
    if (error instanceof Unreadable) {
      return [error.finding];
    }
    throw error;
  }
}

import {loadChunk} from '../../../loading/loadChunk';
import {tellBytes} from '../client/progress';

type Client = typeof import('../client/client');

let loading: Promise<Client> | undefined;
let hasFailed = false;

/**
 * Loads the search's client, once for all who ask, anew after a failure. Most readers of a page never search.
 *
 * @throws NotLoaded when its script does not come
 */
export function loadClient(): Promise<Client> {
  const hear = (received: number): void => tellBytes('client', received);
  loading ??= loadChunk(() => import('../client/client'), hasFailed, hear).catch((error: unknown) => {
    loading = undefined;
    hasFailed = true;
    throw error;
  });
  return loading;
}

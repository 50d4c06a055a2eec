import {reasonNow, SearchFailure} from '../client/failure';
import {tellBytes} from '../client/progress';
import {startScripts} from '../client/startScripts';
import {watchScripts} from '../client/watchScripts';

type Client = typeof import('../client/client');

let loading: Promise<Client> | undefined;
let hasFailed = false;

/**
 * Loads the search's client, once for all who ask, anew after a failure. Most readers of a page never search.
 *
 * @throws SearchFailure when its script does not come
 */
export function loadClient(): Promise<Client> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    hasFailed = true;
    throw error;
  });
  return loading;
}

async function load(): Promise<Client> {
  const before = new Set(document.scripts);
  const {started: client, addresses} = startScripts(() => import('../client/client'), hasFailed);
  const scripts = [...document.scripts].filter((script) => !before.has(script));
  let isStalled = false;
  // The bundler would wait for two minutes, and so would each new try (Rspack 1): it listens to the end of the script.
  const giveUp = (): void => {
    isStalled = true;
    scripts.forEach((script) => script.dispatchEvent(new Event('error')));
  };
  const stopWatching = watchScripts(addresses, (received) => tellBytes('client', received), giveUp);
  try {
    return await client;
  } catch (error) {
    throw new SearchFailure(isStalled ? 'stalled' : reasonNow(), String(error));
  } finally {
    stopWatching();
  }
}

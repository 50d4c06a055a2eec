import {NotLoaded, reasonNow} from './failure';
import {startScripts} from './startScripts';
import {watchScripts} from './watchScripts';

/**
 * Loads a chunk of the bundler, which would itself wait for two minutes where nothing comes (Rspack 1).
 *
 * @param start asks for it, before it returns: `import(…)`
 * @param hasFailed the try before did not get it: it is asked for anew
 * @param onBytes hears how many bytes have come so far
 * @throws NotLoaded when it does not come
 */
export async function loadChunk<T>(
  start: () => Promise<T>,
  hasFailed: boolean,
  onBytes: (received: number) => void = () => undefined,
): Promise<T> {
  const before = new Set(document.scripts);
  const {started: chunk, addresses} = startScripts(start, hasFailed);
  const scripts = [...document.scripts].filter((script) => !before.has(script));
  let isStalled = false;
  // Each new try would wait for the bundler, too: it listens to the end of the script.
  const giveUp = (): void => {
    isStalled = true;
    scripts.forEach((script) => script.dispatchEvent(new Event('error')));
  };
  const stopWatching = watchScripts(addresses, onBytes, giveUp);
  try {
    return await chunk;
  } catch (error) {
    throw new NotLoaded(isStalled ? 'stalled' : reasonNow(), String(error));
  } finally {
    stopWatching();
  }
}

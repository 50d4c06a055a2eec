import {NotLoaded, reasonNow, STALL} from './failure';

/**
 * Fetches a file of this site.
 *
 * @param onBytes hears how many bytes have come so far
 * @param cache `reload` goes past the browser's cache
 * @throws NotLoaded when it has another origin, the browser is offline, it does not come, or stops coming
 */
export async function fetchFile(
  address: string,
  onBytes: (received: number) => void,
  cache: RequestCache = 'default',
): Promise<ArrayBuffer> {
  const url = new URL(address, location.origin);
  if (url.origin !== location.origin) {
    throw new NotLoaded('foreign', 'Unexpected version url');
  }
  const stalled = new AbortController();
  let timer = setTimeout(() => stalled.abort(), STALL);
  try {
    const response = await fetch(url, {signal: stalled.signal, cache});
    if (!response.ok || response.body === null) {
      throw new NotLoaded(response.status === 404 ? 'missing' : 'failed', `${address} answers ${response.status}.`);
    }
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    let received = 0;
    const reader = response.body.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      clearTimeout(timer);
      timer = setTimeout(() => stalled.abort(), STALL);
      chunks.push(part.value);
      received += part.value.length;
      onBytes(received);
    }
    return await new Blob(chunks).arrayBuffer();
  } catch (error) {
    if (error instanceof NotLoaded) {
      throw error;
    }
    throw new NotLoaded(stalled.signal.aborted ? 'stalled' : reasonNow(), String(error));
  } finally {
    clearTimeout(timer);
  }
}

import {vi} from 'vitest';

/** A connection that a test gives its bytes, or lets wait: in place of `fetch`, under a clock that the test moves. */
export interface Connection {
  send: (bytes: string) => void;
  end: () => void;
}

/** Stubs `fetch`, what it reads of the page, and the clock. The test ends with `vi.useRealTimers` and `vi.unstubAllGlobals`. */
export function heldConnection(): Connection {
  const unasked = (): never => {
    throw new Error('Nothing has been fetched yet.');
  };
  const connection: Connection = {send: unasked, end: unasked};
  vi.useFakeTimers();
  vi.stubGlobal('location', {origin: 'https://docs.example'});
  vi.stubGlobal('navigator', {onLine: true});
  vi.stubGlobal('fetch', (_: URL, {signal}: {signal: AbortSignal}) => {
    const body = new ReadableStream({
      start(controller) {
        connection.send = (bytes) => controller.enqueue(new TextEncoder().encode(bytes));
        connection.end = () => controller.close();
        signal.addEventListener('abort', () => controller.error(new Error('aborted')));
      },
    });
    return Promise.resolve(new Response(body));
  });
  return connection;
}

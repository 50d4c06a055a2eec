import {createServer, request, type Server} from 'node:http';
import {setTimeout as wait} from 'node:timers/promises';

/** A slow phone connection: bits a second for all answers together, and the delay of each. */
const SLOW = {bitsPerSecond: 1_600_000, delayMs: 150};

/** Answers are passed on in pieces of this size. */
const PIECE = 4096;

/**
 * A server before another one that answers as slowly as a phone connection does. The limits that DevTools can set do not
 * reach requests of workers, such as that of the search index.
 *
 * @param target address of the other server, without a slash at the end
 */
export function createSlowProxy(target: string): Server {
  let free = 0; // when the connection has sent what it has to send, in ms
  return createServer((asked, answer) => {
    const passed = request(target + asked.url, {method: asked.method, headers: asked.headers}, (response) => {
      void (async () => {
        await wait(SLOW.delayMs);
        answer.writeHead(response.statusCode ?? 502, response.headers);
        for await (const chunk of response as AsyncIterable<Buffer>) {
          for (let start = 0; start < chunk.length; start += PIECE) {
            const piece = chunk.subarray(start, start + PIECE);
            free = Math.max(free, performance.now()) + (piece.length * 8000) / SLOW.bitsPerSecond;
            await wait(free - performance.now());
            answer.write(piece);
          }
        }
        answer.end();
      })();
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
}

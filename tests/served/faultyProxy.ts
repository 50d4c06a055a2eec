import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';

import {listen} from '../../tools/server/siteServer';

/** What may happen to an answer on its way. */
export type Fault =
  /** Nothing comes, and the connection stays. */
  | 'silent'
  /** Half of it comes, then nothing, and the connection stays. */
  | 'half'
  /** A tenth of it comes, and another one each time that the test says so. */
  | 'slow'
  /** Half of it comes, and the connection ends. */
  | 'cut off'
  /** A whole answer with nothing in it. */
  | 'empty'
  /** A whole answer with half of the file in it. */
  | 'broken'
  /** The connection ends. */
  | 'refused';

export interface FaultyProxy {
  /** Address, without a slash at the end. */
  url: string;
  /** Addresses that were asked for since {@link fail}. */
  asked: string[];
  /** Addresses of scripts that workers were started with, ever; without their queries. */
  workers: Set<string>;
  fail: (files: RegExp, fault: Fault) => void;
  /** What is asked for from now on is answered; what is held back stays so. */
  recover: () => void;
  /** All is well again; what was held back comes. */
  mend: () => void;
  /** The next part of what is slow. */
  sendPart: () => void;
  close: () => void;
}

/** A server before another one, on whose way things happen. */
export async function startFaultyProxy(target: string): Promise<FaultyProxy> {
  let fault: {files: RegExp; fault: Fault} | undefined;
  const held: (() => void)[] = [];
  const slow: (() => void)[] = [];
  const asked: string[] = [];
  const workers = new Set<string>();
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    if (request.headers['sec-fetch-dest'] === 'worker') {
      workers.add(request.url?.replace(/\?.*/, '') ?? '');
    }
    void answer(target, request, response, fault?.files.test(request.url ?? '') === true ? fault.fault : undefined, {
      held,
      slow,
    });
  });
  const recover = (): void => {
    fault = undefined;
  };
  const mend = (): void => {
    recover();
    held.splice(0).forEach((release) => release());
    slow.length = 0;
  };
  return {
    url: `http://localhost:${await listen(server, 0)}`,
    asked,
    workers,
    fail: (files, how) => {
      asked.length = 0;
      fault = {files, fault: how};
    },
    recover,
    mend,
    sendPart: () => slow.forEach((send) => send()),
    close: () => {
      mend();
      server.closeAllConnections();
      server.close();
    },
  };
}

async function answer(
  target: string,
  request: IncomingMessage,
  response: ServerResponse,
  fault: Fault | undefined,
  {held, slow}: Record<'held' | 'slow', (() => void)[]>,
): Promise<void> {
  const {status, headers, body} = await ask(target + request.url, request);
  const half = body.subarray(0, body.length / 2);
  const start = (length: number): ServerResponse => response.writeHead(status, {...headers, 'content-length': length});
  switch (fault) {
    case undefined:
      start(body.length).end(body);
      break;
    case 'silent':
      held.push(() => start(body.length).end(body));
      break;
    case 'half':
      start(body.length).write(half);
      held.push(() => response.end(body.subarray(half.length)));
      break;
    case 'slow': {
      const part = Math.ceil(body.length / 10);
      let sent = 0;
      start(body.length);
      const send = (): void => {
        sent += part;
        response[sent < body.length ? 'write' : 'end'](body.subarray(sent - part, sent));
      };
      slow.push(() => sent < body.length && send());
      send();
      break;
    }
    case 'cut off':
      start(body.length).write(half, () => response.destroy());
      break;
    case 'empty':
      start(0).end();
      break;
    case 'broken':
      start(half.length).end(half);
      break;
    case 'refused':
      response.destroy();
      break;
  }
}

/** The file as it is, not compressed: half of it is half of its text. */
async function ask(url: string, {method}: IncomingMessage) {
  const got = await fetch(url, {method, redirect: 'manual', headers: {'Accept-Encoding': 'identity'}});
  const kept = ['content-type', 'cache-control', 'content-security-policy', 'location', 'etag'];
  const headers = Object.fromEntries(
    kept.flatMap((name) => (got.headers.has(name) ? [[name, got.headers.get(name)!]] : [])),
  );
  return {status: got.status, headers, body: Buffer.from(await got.arrayBuffer())};
}

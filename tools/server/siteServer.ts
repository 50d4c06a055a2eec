import {createReadStream} from 'node:fs';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import {join} from 'node:path';

import sirv from 'sirv';

import {
  ANY_PREFIX,
  CACHE,
  ENGINE_WORKER_PATH,
  ENGINE_WORKER_POLICY,
  HASHED_FOLDER,
  METHODS,
  securityHeaders,
} from '../../deploy/rules';
import {contentType} from '../deploy/hostFiles';
import {readScriptHashes} from '../deploy/scriptHashes';
import {notFoundPage, redirectTarget, twinAddress} from './routing';

/** Names with a content hash never change; everything else is asked for again each time. */
const IMMUTABLE = new RegExp(`^${ANY_PREFIX}/${HASHED_FOLDER}/`);

const IS_ENGINE_WORKER = new RegExp(`^${ANY_PREFIX}${ENGINE_WORKER_PATH.replaceAll('.', '\\.')}`);

/**
 * Serves a built site as production does: clean addresses, precompressed files, the not-found page of the language.
 *
 * @param folder the build, with both languages
 * @returns a server that does not listen yet
 */
export function createSiteServer(folder: string): Server {
  const serveFile = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: ['html'],
    setHeaders: (response, pathname) => {
      response.setHeader('Cache-Control', IMMUTABLE.test(pathname) ? CACHE.hashed : CACHE.other);
      if (IS_ENGINE_WORKER.test(pathname)) {
        response.setHeader('Content-Security-Policy', ENGINE_WORKER_POLICY);
      }
    },
  });
  const headers = Object.entries(securityHeaders(readScriptHashes(process.cwd())));
  return createServer((request, response) => {
    headers.forEach(([name, value]) => response.setHeader(name, value));
    if (!METHODS.includes(request.method ?? '')) {
      response.writeHead(405, {Allow: METHODS.join(', ')}).end();
      return;
    }
    const [pathname = '/', query] = (request.url ?? '/').split('?', 2);
    const target = redirectTarget(pathname);
    if (target !== undefined) {
      response.writeHead(301, {Location: target + (query === undefined ? '' : `?${query}`)}).end();
      return;
    }
    response.setHeader('Vary', 'Accept');
    const servePage = (): void => serveFile(request, response, () => sendNotFound(folder, pathname, request, response));
    const twin = twinAddress(pathname, request.headers.accept);
    if (twin === undefined) {
      servePage();
    } else {
      serveFile(Object.assign(Object.create(request), {url: twin}) as IncomingMessage, response, servePage);
    }
  });
}

function sendNotFound(folder: string, pathname: string, request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(404, {'Content-Type': contentType('html'), 'Cache-Control': CACHE.other});
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  createReadStream(join(folder, notFoundPage(pathname)))
    .on('error', () => response.end('Not found'))
    .pipe(response);
}

/**
 * Listens on a port, or on the next free one when it is taken.
 *
 * @param port the first to try; 0 for any
 * @param tries how many ports to try before giving up
 * @returns the port that it listens on
 * @throws when no port is free, or for any fault but a taken port
 */
export async function listen(server: Server, port: number, tries = 20): Promise<number> {
  for (let candidate = port; candidate < port + tries; candidate += 1) {
    const taken = await new Promise<boolean>((resolve, reject) => {
      server.once('error', (error: NodeJS.ErrnoException) =>
        error.code === 'EADDRINUSE' ? resolve(true) : reject(error),
      );
      server.listen(candidate, () => resolve(false));
    });
    server.removeAllListeners('error');
    if (!taken) {
      const address = server.address();
      return typeof address === 'object' && address !== null ? address.port : candidate;
    }
  }
  throw new Error(
    `Ports ${port} to ${port + tries - 1} are all taken; stop one of their programs, or set PORT to a free one.`,
  );
}

import {connect} from 'node:net';

export interface RawAnswer {
  status: number;
  headers: Map<string, string>;
  /** Names of all headers in lower case, one that comes twice included. */
  names: string[];
  body: string;
}

/**
 * Sends bytes as they are: no client corrects the path, the headers or the method.
 *
 * @param site address of the server
 * @param request what goes over the connection, from the request line on; `Host` and `Connection` are the caller's
 * @returns the first answer; status 0 when the server closes the connection without one
 */
export function rawRequest(site: string, request: string): Promise<RawAnswer> {
  const {hostname, port} = new URL(site);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect({host: hostname, port: Number(port)}, () => socket.write(Buffer.from(request, 'latin1')));
    socket.setTimeout(60_000, () => socket.destroy(new Error('No answer within 60 s.')));
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('close', () => resolve(parse(Buffer.concat(chunks).toString('utf8'))));
  });
}

function parse(answer: string): RawAnswer {
  const [head = '', ...body] = answer.split('\r\n\r\n');
  const [statusLine = '', ...lines] = head.split('\r\n');
  const headers = lines.map((line): [string, string] => [
    line.split(':', 1)[0]!.toLowerCase(),
    line.replace(/^[^:]*:\s*/, ''),
  ]);
  return {
    status: Number(/^HTTP\/1\.[01] (\d{3})/.exec(statusLine)?.[1] ?? 0),
    headers: new Map(headers),
    names: headers.map(([name]) => name),
    body: body.join('\r\n\r\n'),
  };
}

import {judgeEach} from '../judgeEach';
import type {Engine} from '../types';
import {type HttpMessage, readMessages, REQUEST_LINE} from './httpMessages';
import {parseXml} from './xmlFault';

/**
 * HTTP blocks hold whole messages: request or status line, headers, blank line, body. A body of a JSON or XML type
 * parses, and `Content-Length` is its number of bytes (with or without a last line break, which a block cannot show).
 */
export const http: Engine = {
  name: 'http',
  accepts: ({language}) => language === 'http',
  run: judgeEach(({code}) => {
    const messages = readMessages(code);
    return typeof messages === 'string' ? messages : messages.map(faultOf).find((fault) => fault !== undefined);
  }),
};

function faultOf(message: HttpMessage): string | undefined {
  const value = (name: string) => message.fields.find((field) => field.name === name)?.value;
  if (REQUEST_LINE.test(message.start) && message.start.endsWith('HTTP/1.1') && value('host') === undefined) {
    return `Line ${message.line}: a request of HTTP/1.1 needs a Host header; add it.`;
  }
  return faultOfLength(message, value('content-length')) ?? faultOfBody(message, value('content-type') ?? '');
}

function faultOfLength({body = '', line, fields}: HttpMessage, length: string | undefined): string | undefined {
  const bytes = Buffer.byteLength(body);
  // The answer to HEAD gives the length of a body that it does not have.
  return length === undefined ||
    body === '' ||
    fields.some(({name}) => name === 'content-encoding') ||
    [bytes, bytes + 1].includes(Number(length))
    ? undefined
    : `Line ${line}: Content-Length is ${length} and the body has ${bytes} bytes; correct one of them.`;
}

function faultOfBody({body = '', line, fields}: HttpMessage, type: string): string | undefined {
  if (body === '') {
    return undefined;
  }
  const first = line + fields.length + 2;
  if (/[/+]json\b/i.test(type)) {
    try {
      JSON.parse(body);
    } catch (error) {
      return `Line ${first}: the body is not JSON (${(error as Error).message.split('\n')[0]}); correct it.`;
    }
  } else if (/[/+]xml\b/i.test(type)) {
    const {fault} = parseXml(body);
    return fault && `Line ${first + fault.line - 1}: the body is not XML (${fault.reason}); correct it.`;
  }
  return undefined;
}

/** A request or response of a block. */
export interface HttpMessage {
  /** Line of the block on which it starts, from 1. */
  line: number;
  start: string;
  fields: {name: string; value: string; line: number}[];
  /** Undefined when no blank line follows the fields. */
  body: string | undefined;
}

export const REQUEST_LINE = /^[A-Z]+ (\*|\/\S*|https?:\/\/\S+|[\w.-]+:\d+) HTTP\/(1\.[01]|2|3)$/;
const STATUS_LINE = /^HTTP\/(1\.[01]|2|3) [1-5]\d\d( [ -~]*)?$/;
// Field names are tokens (RFC 9110, section 5.6.2).
const FIELD = /^([\w!#$%&'*+.^`|~-]+): ?(\S.*|)$/;

/**
 * Reads the messages of a block, by the grammar of RFC 9112: start line, fields, blank line, body. The next message
 * begins at a start line after a blank line.
 *
 * @returns the messages, or the first fault as a sentence
 */
export function readMessages(code: string): HttpMessage[] | string {
  const lines = code.split('\n');
  const starts = lines.flatMap((text, i) => (i === 0 || (isStart(text) && lines[i - 1] === '') ? [i] : []));
  const messages: HttpMessage[] = [];
  for (const [n, start] of starts.entries()) {
    const end = starts[n + 1];
    const message = readMessage(lines.slice(start, end === undefined ? undefined : end - 1), start);
    if (typeof message === 'string') {
      return message;
    }
    messages.push(message);
  }
  return messages;
}

const isStart = (text: string) => REQUEST_LINE.test(text) || STATUS_LINE.test(text);

function readMessage([start = '', ...lines]: string[], offset: number): HttpMessage | string {
  if (!isStart(start)) {
    return `Line ${offset + 1}: “${start}” is no request or status line; write \`GET /orders HTTP/1.1\` or \`HTTP/1.1 200 OK\`.`;
  }
  const blank = lines.indexOf('');
  const fields: HttpMessage['fields'] = [];
  for (const [i, text] of lines.slice(0, blank === -1 ? undefined : blank).entries()) {
    const line = offset + i + 2;
    const field = FIELD.exec(text);
    if (field === null) {
      return `Line ${line}: “${text}” is not a header; write \`Name: value\`, and a blank line before the body.`;
    }
    fields.push({name: field[1]!.toLowerCase(), value: field[2]!, line});
  }
  return {line: offset + 1, start, fields, body: blank === -1 ? undefined : lines.slice(blank + 1).join('\n')};
}

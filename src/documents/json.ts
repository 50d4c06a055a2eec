import {LineCounter, parseDocument} from 'yaml';

import {isTooDeep} from './documents';

/** What `JSON.parse` says of a text that is no JSON, as a sentence. */
export const notJson = (error: Error): string =>
  `The file is not JSON (${error.message.split(/ in JSON|, "|, \.\.\./)[0]}); correct it.`;

/** Line of what makes a text no JSON. Of some faults Node says no position; YAML, of which JSON is a part, has one. */
export function jsonFaultLine(text: string, error: Error): number {
  const position = /position (\d+)/.exec(error.message)?.[1];
  if (position !== undefined) {
    return text.slice(0, Number(position)).split('\n').length;
  }
  const lines = new LineCounter();
  const [fault] = isTooDeep(text) ? [] : parseDocument(text, {lineCounter: lines}).errors;
  return fault === undefined ? text.trimEnd().split('\n').length : lines.linePos(fault.pos[0]).line;
}

import type {TemplateAnswer} from '../../engine/engine';
import type {Place} from '../editor/Editor';

/** What is wrong with a template or its message. */
export interface Fault {
  /** Code of the product; a message that is no JSON never reaches it. */
  code: 'AQD-5001' | 'AQD-5005' | undefined;
  text: string;
  /** Where in the template, or in the message if that is what is wrong. */
  place: Place | undefined;
  inMessage: boolean;
}

type Failed = Extract<TemplateAnswer, {error: string}>;

const CODES = {parse: 'AQD-5005', run: 'AQD-5001', message: undefined} as const;

/**
 * Reads Go's text of an error: `template: input:2:3: executing "input" at <.x>: text`.
 *
 * @param text the template, or the message when that is what is wrong: Go counts bytes, readers count characters
 */
export function faultOf({error, phase}: Failed, text: string): Fault {
  const [, line, bytes, rest] = /^(?:template|message): input:(\d+)(?::(\d+))?: ([\s\S]*)$/.exec(error) ?? [];
  const place = line === undefined ? undefined : {line: Number(line), column: columnOf(text, Number(line), bytes)};
  return {code: CODES[phase], text: rest ?? error, place, inMessage: phase === 'message'};
}

function columnOf(text: string, line: number, bytes: string | undefined): number | undefined {
  const before = new TextEncoder().encode(text.split('\n')[line - 1]).slice(0, Number(bytes));
  return bytes === undefined ? undefined : new TextDecoder().decode(before).length + 1;
}

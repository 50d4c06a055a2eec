import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

import {isFields} from '../../documents/documents';
import {jsonFaultLine, notJson} from '../../documents/json';
import {textsOf} from '../../manual/file';
import {DEFAULT_LOCALE, LOCALES} from '../../manual/locale';
import {decode, type ReadingFault} from './pageText';

/** Texts of the interface in another language by key, as the framework reads them. */
export type InterfaceTexts = Record<string, {message: string; description?: string}>;

interface TextsFile {
  texts: InterfaceTexts;
  /** Why there are none. */
  fault?: ReadingFault;
}

const FIELDS = ['message', 'description'];

/** The files of interface texts, from the project's root. */
export function textFiles(root: string): string[] {
  return LOCALES.filter((locale) => locale !== DEFAULT_LOCALE)
    .map(textsOf)
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), {recursive: true, encoding: 'utf8'})
        .filter((name) => name.endsWith('.json'))
        .sort()
        .map((name) => `${folder}/${name}`),
    );
}

/**
 * Refuses a site whose interface texts cannot be read, before the framework reads them: its own error is a stack trace.
 *
 * @throws Error that says of each file in a sentence what is wrong with it
 */
export function refuseDamagedTexts(root: string): void {
  const faults = textFiles(root).flatMap((file) => {
    const {fault} = readTexts(readFileSync(join(root, file)));
    return fault === undefined ? [] : [`${file}:${fault.line} ${fault.message}`];
  });
  if (faults.length > 0) {
    const error = new Error(faults.join('\n'));
    error.stack = error.message; // which the framework prints
    throw error;
  }
}

/** The texts of a file, or why the framework would not take it. */
export function readTexts(bytes: Uint8Array): TextsFile {
  const {source, fault} = decode(bytes);
  const failed = (line: number, message: string): TextsFile => ({texts: {}, fault: {line, message}});
  if (fault !== undefined) {
    return {texts: {}, fault};
  }
  if (source.startsWith('\uFEFF')) {
    return failed(1, 'The file starts with a byte order mark; save it as UTF-8 without one.');
  }
  if (source.trim() === '') {
    return failed(1, 'The file is empty; restore it.');
  }
  let texts: unknown;
  try {
    texts = JSON.parse(source);
  } catch (error) {
    return failed(jsonFaultLine(source, error as Error), notJson(error as Error));
  }
  if (!isFields(texts)) {
    return failed(1, 'The file has no texts by key; write `{"KEY": {"message": "TEXT"}}`.');
  }
  for (const [key, value] of Object.entries(texts)) {
    const message = textFault(value);
    if (message !== undefined) {
      return failed(lineOfKey(source, key), `The text \`${key}\` ${message}.`);
    }
  }
  return {texts: texts as InterfaceTexts};
}

/** What is wrong with a value among texts, as the end of a sentence. */
function textFault(value: unknown): string | undefined {
  if (!isFields(value) || typeof value.message !== 'string') {
    return 'has no `message`; write `{"message": "TEXT"}`';
  }
  const unknown = Object.keys(value).find((field) => !FIELDS.includes(field));
  if (unknown !== undefined) {
    return `has a field \`${unknown}\`, which does not exist; use \`message\` and \`description\` only`;
  }
  return ['string', 'undefined'].includes(typeof value.description)
    ? undefined
    : 'has a `description` that is no text; correct or delete it';
}

export const lineOfKey = (source: string, key: string): number => lineOf(source, JSON.stringify(key));

/** Line that holds a text, or the first one. */
export const lineOf = (source: string, text: string): number =>
  source.slice(0, Math.max(0, source.indexOf(text))).split('\n').length;

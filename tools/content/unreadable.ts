import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {jsonFaultLine, notJson} from '../../src/documents/json';
import type {Finding} from './types';

/** A file that cannot be read: it stops the rules that need it, and nothing else. */
export class Unreadable extends Error {
  constructor(readonly finding: Finding) {
    super(`${finding.file}:${finding.line} ${finding.message}`);
  }
}

/**
 * Reads a JSON file of the project.
 *
 * @param file from the root
 * @throws Unreadable with the line of the fault
 */
export function readJson<Value>(root: string, file: string, rule = 'readable'): Value {
  const text = textOf(root, file, rule);
  try {
    return JSON.parse(text) as Value; // its shape is what the caller says: the file is the project's own
  } catch (error) {
    throw new Unreadable({file, line: jsonFaultLine(text, error as Error), rule, message: notJson(error as Error)});
  }
}

function textOf(root: string, file: string, rule: string): string {
  try {
    return readFileSync(join(root, file), 'utf8');
  } catch (error) {
    const message = `The file cannot be read (${(error as Error).message.split(',')[0]}); restore it.`;
    throw new Unreadable({file, line: 1, rule, message});
  }
}

import {createHash} from 'node:crypto';

import {codeLines} from '../codeLines';

/** A part of a page's source that can be translated on its own. */
export interface Section {
  /** `front matter`, `introduction`, or the id of the heading that opens it. */
  name: string;
  hash: string;
}

/** Enough to tell the sections of one page apart, short enough for a line of front matter. */
const DIGITS = 6;

/**
 * Splits a page at its second-level headings and hashes each part (SHA-256, cut).
 *
 * @param source the whole file, front matter included
 */
export function sections(source: string): Section[] {
  const [, frontMatter = '', body = source] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  const parts = splitAtHeadings(body);
  return [{name: 'front matter', hash: hash(frontMatter)}, ...parts.map(({name, text}) => ({name, hash: hash(text)}))];
}

/** What a translation records of its source: the hashes of its sections, joined by dots. */
export function sourceHash(source: string): string {
  return sections(source)
    .map((section) => section.hash)
    .join('.');
}

/**
 * The sections that changed since a translation was made.
 *
 * @param source the English file as it is now
 * @param recorded the translation's `source_hash`
 * @returns names of changed and new sections, `removed section` for those that are gone, `order of the sections` when
 *   only that changed; empty when up to date
 */
export function changedSections(source: string, recorded: string): string[] {
  const known = recorded.split('.');
  const current = sections(source);
  const hashes = current.map((section) => section.hash);
  const changes = [
    ...current.filter((section) => !known.includes(section.hash)).map(({name}) => name),
    ...(known.length > current.length && known.some((old) => !hashes.includes(old)) ? ['removed section'] : []),
  ];
  return changes.length === 0 && hashes.join('.') !== recorded ? ['order of the sections'] : changes;
}

function splitAtHeadings(body: string): {name: string; text: string}[] {
  const parts: {name: string; lines: string[]}[] = [{name: 'introduction', lines: []}];
  const lines = body.split('\n');
  const isCode = codeLines(lines);
  for (const [i, line] of lines.entries()) {
    const heading = isCode[i] ? null : /^## (.*?)(?:\s*\{#([^}]+)\})?\s*$/.exec(line);
    if (heading !== null) {
      parts.push({name: heading[2] ?? heading[1]!, lines: []});
    }
    parts.at(-1)!.lines.push(line.trimEnd());
  }
  return parts.map(({name, lines}) => ({name, text: lines.join('\n').trim()}));
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, DIGITS);
}

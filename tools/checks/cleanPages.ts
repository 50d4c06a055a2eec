import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {filesHash} from '../content/filesHash';
import {keep} from '../content/kept';
import type {Finding, Page} from '../content/types';
import {namedTitles} from './form/properNames';

/** By what pages are judged: the rules, what they import, the model, the schemas of components. */
const JUDGES = [
  'model/**',
  'src/**',
  'static/schemas/**',
  'tools/**',
  'docusaurus.config.ts',
  'sidebars*.ts',
  'package-lock.json',
];

const FILE = '.cache/clean-pages.json';

/** Twice the pages of the manual of 2026: an older state of a page may come back. */
const MOST = 1000;

/** Pages in which an earlier run found nothing. */
export interface CleanPages {
  /** Whether rules that judge a page, with its other language, by itself would find nothing. */
  has: (pair: Page[]) => boolean;
  /** Remembers those of the judged pairs in which nothing was found. */
  add: (judged: Page[][], findings: Finding[]) => void;
}

/**
 * Remembers, between runs, pages that rules about pages by themselves found clean: by the text of both languages and by
 * all that the rules judge by. A page with a finding is never remembered.
 *
 * @param root the project's root folder
 * @param site every page: pages about a named thing have a proper name as title
 */
export function cleanPages(root: string, site: Page[]): CleanPages {
  const basis = sha256([filesHash(root, JUDGES), ...namedTitles(site)]);
  const known = read(join(root, FILE), basis);
  const all = new Set(site.map(({file}) => file));
  return {
    has: (pair) => known.has(textOf(pair)),
    add: (judged, findings) => {
      const faulty = new Set(findings.map(({file}) => file));
      // Where a rule could not read what it judges by, it has judged no page.
      if ([...faulty].every((file) => all.has(file))) {
        judged.filter((pair) => !pair.some(({file}) => faulty.has(file))).forEach((pair) => known.add(textOf(pair)));
        keep(join(root, FILE), JSON.stringify({basis, clean: [...known].slice(-MOST)}));
      }
    },
  };
}

const textOf = (pair: Page[]): string => sha256(pair.flatMap(({file, source}) => [file, source]));

const sha256 = (texts: string[]): string => createHash('sha256').update(texts.join('\0')).digest('hex');

/** What the file holds; nothing when it was written by other rules, is not there or damaged. */
function read(file: string, basis: string): Set<string> {
  try {
    const held = JSON.parse(readFileSync(file, 'utf8')) as {basis: string; clean: string[]};
    return new Set(held.basis === basis ? held.clean : []);
  } catch {
    return new Set();
  }
}

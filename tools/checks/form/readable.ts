import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {unclosed} from '../../content/markdown';
import {decode, normalized} from '../../../src/plugins/catalog/pageText';
import type {Finding, Page} from '../../content/types';
import {falseStart} from './foreignMarkup';
import {at, atTop, type Fix, key} from '../types';
import {writeWhole} from '../../content/writeWhole';

const RULE = 'readable';

/**
 * The pages that rules can judge, and what is wrong with the others: files that cannot be read, Markdown whose blocks do
 * not end. The translation of such a page is left out too: it would be blamed for what the other lacks.
 */
export function readable(pages: Page[]): {pages: Page[]; findings: Finding[]} {
  const findings = pages.flatMap(faultsOf);
  return {pages: withoutBroken(pages, findings), findings};
}

/** The pages without those that findings of this rule name, and without their other language. */
export function withoutBroken(pages: Page[], findings: Finding[]): Page[] {
  const broken = new Set(findings.filter(({rule}) => rule === RULE).map(({file}) => file));
  const left = new Set(pages.filter(({file}) => broken.has(file)).map(key));
  return pages.filter((page) => !left.has(key(page)));
}

/** Line ends and the byte order mark, as an editor on Windows leaves them. */
export const fixForm: Fix = (root, {pages}) =>
  pages.flatMap(({file, fault}) => {
    const {source, fault: bytes} = fault === undefined ? {source: ''} : decode(readFileSync(join(root, file)));
    if (bytes !== undefined || normalized(source) === source) {
      return [];
    }
    writeWhole(join(root, file), normalized(source));
    return [`${file}: corrected line ends and byte order mark`];
  });

function faultsOf(page: Page): Finding[] {
  if (page.fault !== undefined) {
    return [page.fault];
  }
  try {
    return unclosed(page.tree).map(({line, what, ending}) =>
      ending === 'missing'
        ? at(
            page,
            line,
            RULE,
            `The ${what} that starts here does not end, so all that follows is in it; write its last line.`,
          )
        : withoutStart(page, line),
    );
  } catch (error) {
    return [atTop(page, RULE, `The Markdown cannot be read (${(error as Error).message}); nest less deeply.`)];
  }
}

/** A last line without a first: what looks like a first one may stand above it. */
function withoutStart(page: Page, end: number): Finding {
  const lines = page.body.split('\n').slice(0, end - 1);
  const start = lines.findLastIndex((line) => line.trimStart().startsWith(':::'));
  const fault = falseStart(lines[start] ?? '');
  return fault === undefined
    ? at(page, end, RULE, 'This line ends an admonition, but none is open; delete it, or write the first line.')
    : at(page, start + 1, RULE, fault);
}

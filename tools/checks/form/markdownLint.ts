import type {ListItem} from 'mdast';
import {type Configuration, getVersion} from 'markdownlint';
import {lint} from 'markdownlint/sync';

import {fences, nodes} from '../../content/markdown';
import {remembered} from '../../content/remembered';
import type {Finding, Page} from '../../content/types';
import {at, type PageCheck} from '../types';

const RULE = 'markdown';
const OF_ITEM = 'This line belongs to the item above it: leave an empty line before it, or indent it like the item.';

/** Rules of markdownlint that no check of ours covers; all others are off. */
const CONFIG: Configuration = {
  default: false,
  // One way to write each thing, so that a diff shows changes only.
  MD003: {style: 'atx'}, // headings with #
  MD004: {style: 'dash'}, // bullets
  MD029: {style: 'ordered'}, // steps count 1, 2, 3: the source reads as the page
  MD035: {style: '---'}, // rules
  MD046: {style: 'fenced'}, // code blocks
  MD048: {style: 'backtick'}, // fences
  MD049: {style: 'asterisk'}, // emphasis
  MD050: {style: 'asterisk'}, // bold
  MD055: {style: 'leading_and_trailing'}, // table rows
  // Slips that change what readers see.
  MD005: true, // bullets of a list at different depths
  MD007: true, // indentation of nested bullets
  MD011: true, // (text)[address]
  MD018: true, // # without a space
  MD019: true, // # with several spaces
  MD022: true, // blank lines around headings
  MD023: true, // headings with spaces in front
  MD026: {punctuation: '.,;:!'}, // punctuation at the end of a heading
  MD027: true, // spaces after >
  MD028: true, // blank line in a quotation
  MD030: true, // spaces after a bullet
  MD031: true, // blank lines around code blocks
  MD032: true, // blank lines around lists
  MD033: {allowed_elements: ['details', 'summary', 'code']}, // HTML
  MD034: true, // bare addresses
  MD037: true, // spaces within ** **
  MD038: true, // spaces within ` `
  MD039: true, // spaces within [ ]
  MD042: true, // links to nowhere
  MD052: true, // references that do not exist
  MD053: true, // references that nobody uses
  MD056: true, // rows with more or fewer cells than the header
  MD058: true, // blank lines around tables
  MD059: {prohibited_texts: ['click here', 'here', 'link', 'more', 'this page', 'aqui', 'clique aqui', 'esta página']},
  // Slips that nobody sees but every editor mends differently.
  MD009: true, // spaces at the end of a line
  MD010: {code_blocks: false}, // tabs
  MD012: true, // several blank lines
  MD047: true, // end of the file
};

/** What components do in MDX, HTML does not: only there are tags that no browser knows. */
const MDX: Configuration = {...CONFIG, MD033: false};

/** The form of the Markdown itself. */
export const markdownLint: PageCheck = ({pages}) => pages.flatMap((page) => [...lintPage(page), ...linesOfItems(page)]);

/** Lines that markdownlint lets pass: without an empty line before it, a line after a list belongs to its last item. */
function linesOfItems(page: Page): Finding[] {
  const lines = page.body.split('\n');
  const paragraphs = nodes<ListItem>(page.tree, 'listItem').flatMap(({children}) =>
    children.filter(({type}) => type === 'paragraph'),
  );
  return paragraphs.flatMap(({position}) => {
    const {start, end} = position!;
    const line = lines.slice(start.line, end.line).findIndex((text) => text.search(/\S/) < start.column - 1);
    return line === -1 ? [] : [at(page, start.line + line + 1, RULE, OF_ITEM)];
  });
}

const lintPage = (page: Page): Finding[] =>
  (page.file.endsWith('.mdx') ? lintMdx : lintMarkdown)(withoutCode(page)).map(({line, message}) =>
    at(page, line, RULE, message),
  );

/** No rule reads code, and parsing it takes a fifth of the time. */
function withoutCode({body, tree}: Page): string {
  const lines = body.split('\n');
  for (const {position} of fences(tree)) {
    lines.fill('', position!.start.line, position!.end.line - 1); // all but the first and the last
  }
  return lines.join('\n');
}

// markdownlint takes as long as all other rules together, and its answer depends on nothing but the text.
const lintMarkdown = linter('markdown', CONFIG);
const lintMdx = linter('mdx', MDX);

function linter(name: string, config: Configuration): (body: string) => {line: number; message: string}[] {
  return remembered(`markdownlint-${name}`, getVersion() + JSON.stringify(config), (body) =>
    (lint({strings: {body}, config, frontMatter: null})['body'] ?? []).map(
      ({lineNumber: line, ruleNames, ruleDescription, errorDetail, fixInfo}) => {
        const detail = errorDetail ? ` (${errorDetail})` : '';
        const fix = fixInfo ? 'your editor can correct it' : 'correct it';
        return {line, message: `${ruleDescription}${detail}; ${fix}: ${ruleNames.join(', ')} of markdownlint.`};
      },
    ),
  );
}

import type {Element, ElementContent, Root} from 'hast';
import {SKIP, visit} from 'unist-util-visit';

import {languageOf} from './language';
import type {Notes} from './notes';
import {repairTable} from './repairTable';
import {textOf} from './textOf';
import {wordLists} from './wordLists';

/** Furniture of the page that the text was copied from. */
const FURNITURE = ['nav', 'footer', 'button', 'form', 'script', 'style', 'noscript', 'template', 'svg'];

/**
 * Brings HTML from outside into a form that Markdown can say.
 *
 * @param notes takes a note for each thing that it cannot
 */
export function repairHtml(tree: Root, notes: Notes): void {
  wordLists(tree);
  visit(tree, 'element', (element, index, parent) => {
    if (parent === undefined || index === undefined) {
      return undefined;
    }
    const repaired = REPAIRS[element.tagName]?.(element, notes);
    if (FURNITURE.includes(element.tagName) || repaired !== undefined) {
      parent.children.splice(index, 1, ...(repaired ?? []));
      return [SKIP, index + (repaired?.length ?? 0)];
    }
    return undefined;
  });
}

/** What stands for an element afterwards; the element itself where a repair returns nothing. */
type Repair = (element: Element, notes: Notes) => ElementContent[] | undefined;

const text = (value: string): ElementContent => ({type: 'text', value});

const REPAIRS: Record<string, Repair> = {
  img: picture,
  pre: code,
  sup: raised,
  sub: raised,
  table: (element, notes) => void repairTable(element, notes),
  iframe: (element, notes) => left(element, notes, 'An embedded page'),
  video: (element, notes) => left(element, notes, 'A video'),
  audio: (element, notes) => left(element, notes, 'A recording'),
};

function left(element: Element, notes: Notes, what: string): ElementContent[] {
  notes.add(element, `${what} was left out; say in the text what it shows, or link it.`);
  return [];
}

/** Pictures are drawn here, or come as SVG files: where one was, the page says so. */
function picture(element: Element, notes: Notes): ElementContent[] | undefined {
  const source = String(element.properties.src ?? '');
  if (source.startsWith('/img/')) {
    return undefined;
  }
  const name = source.startsWith('data:') ? '' : source.replace(/^.*\//, '');
  const alt = String(element.properties.alt ?? '').trim();
  const what = [alt, name].filter(Boolean).join(', ') || 'without a name';
  notes.add(element, `The picture (${what}) was left out; draw it as “Add a picture” in CONTRIBUTING.md says.`);
  return [text(`FILL: picture (${what})`)];
}

/** Markdown has no raised or lowered text: 10² would become 102. */
function raised(element: Element, notes: Notes): ElementContent[] {
  const mark = element.tagName === 'sup' ? '^' : '_';
  notes.add(element, `Raised or lowered text starts with “${mark}” now; write it in another way.`);
  return [text(mark), ...element.children];
}

/** The language of a code block, wherever it stands, goes where Markdown takes it from. */
function code(element: Element, notes: Notes): undefined {
  const inner = element.children.find(
    (child): child is Element => child.type === 'element' && child.tagName === 'code',
  );
  const value = textOf(element);
  const language = languageOf([element, ...(inner === undefined ? [] : [inner])], value);
  if (language === undefined) {
    notes.add(element, 'The code block names no language; write it after the backticks.');
  }
  const properties = {...inner?.properties, className: language === undefined ? [] : [`language-${language}`]};
  element.children = [{type: 'element', tagName: 'code', properties, children: [{type: 'text', value}]}];
}

import type {Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';

import type {KindSection} from '../../../src/model/files';
import type {Locale} from '../../content/types';
import {idOf, idsOf, tidyHeadings} from './headings';
import {markdownText} from './markdownText';
import {Notes, type Note} from './notes';
import {readOutside} from './readOutside';
import {repairHtml} from './repairHtml';
import {tidy} from './tidy';
import {toManual} from './toManual';

/** A page from outside in the forms of the manual. */
export interface Converted {
  title: string | undefined;
  description: string | undefined;
  /** Without title and front matter. */
  text: string;
  /** Of its headings, in their order. */
  ids: string[];
  /** The same with a mark at each piece of text, for who translates it. */
  toTranslate: string;
  /** What a person has to look at. */
  notes: Note[];
}

interface Source {
  file: string;
  text: string;
  locale: Locale;
  /** Of the kind of page that it becomes. */
  sections: KindSection[];
  /** Ids of the other language, when that is there already. */
  ids?: string[];
  /** Whether the manual has a page at a path. */
  isPage: (path: string) => boolean;
}

/**
 * Converts a page from outside: Markdown of a word processor or of another system, or HTML.
 *
 * @throws Error for a file that holds neither
 */
export function convert({file, text, locale, sections, ids, isPage}: Source): Converted {
  if (/\.(?:docx?|odt|rtf|pdf|pages)$/i.test(file) || text.includes('\0')) {
    throw new Error(`${file} is no text; save it as Markdown or HTML (“web page”) first.`);
  }
  const isHtml = /\.html?$/i.test(file) || /^\s*<(?:!doctype|html)\b/i.test(text);
  const {tree, frontMatter, numberOf} = readOutside(text, isHtml);
  const notes = new Notes(numberOf);
  repairHtml(tree, notes);
  const page = toManual(tree);
  tidy(page, isPage, notes);
  const heading = tidyHeadings(page, locale, sections, ids);
  const said = (key: string): string | undefined =>
    typeof frontMatter[key] === 'string' ? frontMatter[key] : undefined;
  return {
    title: said('title') ?? heading,
    description: said('description'),
    text: markdownText(page),
    ids: idsOf(page),
    toTranslate: markdownText(toTranslate(page, locale, sections)),
    notes: notes.sorted(),
  };
}

const isToTranslate = (node: Nodes): boolean => node.type === 'text' && !node.value.startsWith('FILL:');

/** Says at each piece of text that it waits for its translation; headings of the kind of page have one. */
function toTranslate(page: Root, from: Locale, sections: KindSection[]): Root {
  const tree = structuredClone(page);
  const [other, mark]: [Locale, string] = from === 'en' ? ['pt-BR', 'PREENCHER: '] : ['en', 'FILL: '];
  visit(tree, ['paragraph', 'heading', 'tableCell'], (node: Nodes) => {
    const section = node.type === 'heading' ? sections.find(({id}) => id === idOf(node)) : undefined;
    const [first] = 'children' in node ? node.children : [];
    if (section !== undefined && first?.type === 'text') {
      first.value = section[other];
    } else if ('children' in node && node.children.some(isToTranslate)) {
      node.children.unshift({type: 'text', value: mark} as never);
    }
  });
  return tree;
}

import type {Element, ElementContent, Root, Text} from 'hast';
import {visit} from 'unist-util-visit';

import {textOf} from './textOf';

/** What stands before the text of an item: Word draws the mark as text. */
const MARK = /^\s*(?:[·•§▪o]|(\d+|[a-z])[.)])\s+/;

/** Word writes the items of a list as paragraphs of a class: they become lists. */
export function wordLists(tree: Root): void {
  visit(tree, ['root', 'element'], (node) => {
    if ('children' in node && node.children.some((child) => isItem(child as ElementContent))) {
      node.children = grouped(node.children as ElementContent[]);
    }
  });
}

const isItem = (node: ElementContent): node is Element =>
  node.type === 'element' && node.tagName === 'p' && /MsoListParagraph/.test(String(node.properties.className));

function grouped(children: ElementContent[]): ElementContent[] {
  const all: ElementContent[] = [];
  let list: Element | undefined;
  for (const child of children) {
    if (isItem(child)) {
      const isNumbered = takeMark(child)?.[1] !== undefined;
      if (list === undefined) {
        list = {type: 'element', tagName: isNumbered ? 'ol' : 'ul', properties: {}, children: []};
        all.push(list);
      }
      list.children.push({...child, tagName: 'li', properties: {}});
    } else {
      list = textOf(child).trim() === '' ? list : undefined; // spaces between two items end no list
      all.push(child);
    }
  }
  return all;
}

/** Takes the mark out of the first texts of an item, over which Word spreads it. */
function takeMark(item: Element): RegExpExecArray | null {
  const texts: Text[] = [];
  visit(item, 'text', (text) => void texts.push(text));
  for (let i = 1; i <= texts.length; i++) {
    const found = MARK.exec(
      texts
        .slice(0, i)
        .map(({value}) => value)
        .join(''),
    );
    if (found !== null) {
      const last = texts[i - 1]!;
      const before = texts.slice(0, i - 1);
      last.value = last.value.slice(found[0].length - before.reduce((sum, {value}) => sum + value.length, 0));
      before.forEach((text) => (text.value = ''));
      return found;
    }
  }
  return null;
}

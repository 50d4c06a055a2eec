import type {ElementContent} from 'hast';

/** The text of an element as it stands, a line for each `<br>`. */
export function textOf(node: ElementContent): string {
  if (node.type !== 'element') {
    return node.type === 'text' ? node.value : '';
  }
  return node.tagName === 'br' ? '\n' : node.children.map(textOf).join('');
}

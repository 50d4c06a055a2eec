import type {Element, ElementContent, Root} from 'hast';
import {SKIP, visit} from 'unist-util-visit';

import {fileOf} from '../manual/file';
import {LOCALES} from '../manual/locale';

/** The page that explains every code, under a heading with the code as its id. */
const CATALOG = '/v2/reference/errors';
const CATALOG_FILES = LOCALES.map((locale) => fileOf(CATALOG, locale));

/** Where a code stays plain: blocks of code, and what is a link or has one already. */
const CLOSED = /^(?:pre|a|h[1-6])$/;

/**
 * A plugin of rehype: the first mention of an error code on a page (`AQD-4001`, as code in the text) leads to what the
 * catalog of errors says about it, unless its author linked it. Editors write the code and nothing else.
 */
export default function errorLinks(): (tree: Root, file: {path: string}) => void {
  return (tree, {path}) => {
    if (CATALOG_FILES.some((file) => path.endsWith(file))) {
      return;
    }
    const seen = new Set<string>();
    visit(tree, 'element', (element, index, parent) => {
      if (CLOSED.test(element.tagName)) {
        codesIn(element).forEach((code) => element.tagName === 'a' && seen.add(code));
        return SKIP;
      }
      const code = element.tagName === 'code' ? codeOf(element) : undefined;
      if (code === undefined || seen.has(code) || index === undefined || parent === undefined) {
        return undefined;
      }
      seen.add(code);
      (parent.children as ElementContent[])[index] = linked(element, code);
      return SKIP;
    });
  };
}

function linked(element: Element, code: string): Element {
  return {type: 'element', tagName: 'a', properties: {href: `${CATALOG}#${code.toLowerCase()}`}, children: [element]};
}

function codesIn(link: Element): string[] {
  const codes: string[] = [];
  visit(link, 'element', (each) => {
    const code = codeOf(each);
    codes.push(...(code === undefined ? [] : [code]));
  });
  return codes;
}

/** The error code that an element holds, and nothing besides. */
function codeOf({children: [child, ...others]}: Element): string | undefined {
  return child?.type === 'text' && others.length === 0 && /^AQD-\d{4}$/.test(child.value) ? child.value : undefined;
}

import type {InlineCode, List, ListItem, Nodes, Strong} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

import {lineOf, nodes} from '../../content/markdown';
import type {Page} from '../../content/types';

/** A label in bold, or a value in code, in the order of a step's sentence. */
export interface Mark {
  kind: 'label' | 'value';
  text: string;
}

export interface Step {
  marks: Mark[];
  text: string;
}

export interface StepList {
  /** Line in the body. */
  line: number;
  steps: Step[];
}

/** Every numbered list of the page, as steps. */
export function stepLists(page: Page): StepList[] {
  return nodes<List>(page.tree, 'list')
    .filter(({ordered}) => ordered === true)
    .map((list) => ({line: lineOf(list), steps: list.children.map(stepOf)}));
}

function stepOf(item: ListItem): Step {
  const marks: Mark[] = [];
  visit(item, (node: Nodes) => {
    if (node.type === 'strong') {
      marks.push({kind: 'label', text: toString(node satisfies Strong)});
      return 'skip';
    }
    if (node.type === 'inlineCode') {
      marks.push({kind: 'value', text: (node satisfies InlineCode).value});
    }
    return undefined;
  });
  return {marks, text: toString(item)};
}

/**
 * The values that steps put into fields, by label: “In **Name**, type `Logistics`” is Name, Logistics.
 *
 * @param literal values in code only, no labels of choices
 */
export function valuesOf(steps: Step[], labels: Set<string>, literal: boolean): Map<string, string> {
  const values = new Map<string, string>();
  for (const {marks, text} of steps) {
    marks.forEach((mark, index) => {
      const next = marks[isQualified(mark, marks[index + 1], text) ? index + 2 : index + 1];
      const isField = mark.kind === 'label' && labels.has(mark.text);
      const isValue = next?.kind === 'value' || (next !== undefined && !literal && !labels.has(next.text));
      if (isField && isValue && !values.has(mark.text)) {
        values.set(mark.text, next.text);
      }
    });
  }
  return values;
}

/** Whether a value only says which field is meant: “In **Value** of `production`, type …”. */
function isQualified(mark: Mark, next: Mark | undefined, text: string): boolean {
  const between = next?.kind === 'value' ? text.split(mark.text)[1]?.split(next.text)[0] : undefined;
  return between !== undefined && /^ (of|for|de|do|da|para)( o| a)? $/.test(between);
}

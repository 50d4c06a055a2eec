import type {Table} from 'mdast';

import {headings, lineOf} from '../../content/markdown';
import type {Page} from '../../content/types';
import {type Console, isLabel} from './console';
import {type Mark, type Step, type StepList, stepLists} from './steps';

/** The numbered list of the table's own section; where it has none, the one that fills in most of the fields. */
export function stepsOf(page: Page, labels: string[], table: Table): Step[] {
  const lists = stepLists(page);
  const count = ({steps}: StepList): number =>
    labels.filter((label) => steps.some(({marks}) => marks.some(({text}) => text === label))).length;
  const nearest = lists.filter(({line}) => line < lineOf(table)).at(-1) ?? lists[0];
  const section = headings(page.tree)
    .filter(({line}) => line < lineOf(table))
    .at(-1);
  if (nearest !== undefined && nearest.line < lineOf(table) && nearest.line > (section?.line ?? 0)) {
    return nearest.steps;
  }
  return (
    lists.reduce((best, list) => (best === undefined || count(list) > count(best) ? list : best), nearest)?.steps ?? []
  );
}

export interface Place {
  /** Items of the menu. */
  menu: string[];
  /** Records that were opened below them. */
  opened: string[];
  workspace: string | undefined;
  /** What was clicked last before the form opened. */
  heading: string | undefined;
}

/** Where the steps lead before they come to the fields. */
export function placeOf(steps: Step[], labels: string[], console: Console): Place {
  const isMenu = (text: string): boolean => isLabel(text, 'menu', console);
  const first = steps.findIndex(({marks}) => marks.some(({kind, text}) => kind === 'label' && isMenu(text)));
  const field = steps.findIndex(({marks}) => marks.some(({kind, text}) => kind === 'label' && labels.includes(text)));
  const opening = steps[first];
  const between = steps.slice(first + 1, field === -1 ? undefined : field);
  // The step that opens the menu may click the button too.
  const inOpening = clickedIn(opening === undefined ? [] : [opening]).filter((text) => !isMenu(text));
  const menu = (opening?.marks ?? []).filter(({kind, text}) => kind === 'label' && isMenu(text));
  const opened = [...(opening === undefined ? [] : [opening]), ...between].flatMap(({marks}) =>
    marks.filter(({kind}, index) => kind === 'value' && !isTyped(marks[index - 1], isMenu)),
  );
  const chosen = steps.slice(0, Math.max(first, 0)).flatMap(({marks}) => marks.filter(({kind}) => kind === 'value'));
  return {
    menu: menu.map(({text}) => text),
    opened: opened.map(({text}) => text),
    workspace: chosen[1]?.text,
    heading: openerOf([...inOpening, ...clickedIn(between)], field !== -1, console),
  };
}

/** The button that opened the form: the last one before the first field, or one that makes or edits something. */
function openerOf(clicked: string[], endsAtField: boolean, console: Console): string | undefined {
  return endsAtField
    ? clicked.at(-1)
    : clicked.find((text) => isLabel(text, 'buttons', console, (key) => OPENER.test(key)));
}

const clickedIn = (steps: Step[]): string[] =>
  steps.flatMap(({marks}) => marks.filter(({kind}) => kind === 'label')).map(({text}) => text);

export const OPENER = /^(new|create|add|invite|register|import|edit|upload|request)-/;

/** A value after a label that is no menu item is typed into a field, such as that of a search. */
function isTyped(before: Mark | undefined, isMenu: (text: string) => boolean): boolean {
  return before?.kind === 'label' && !isMenu(before.text);
}

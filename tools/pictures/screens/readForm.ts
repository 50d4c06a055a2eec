import type {Table} from 'mdast';

import {columnOf} from '../../content/tableRows';
import {type Console, isLabel, labelOf} from './console';
import {formFields} from './fields';
import {OPENER} from './place';
import type {Step} from './steps';
import type {Form} from './types';

/**
 * The form of a table of fields.
 *
 * @param english the same table of the English page
 * @param subject name of what the form edits
 * @param name of the picture, for which `pictures/forms.yaml` may leave fields out
 */
export function readForm(
  table: Table,
  english: Table,
  steps: Step[],
  subject: string | undefined,
  name: string,
  console: Console,
): Form {
  const fields = formFields(table, english, steps, subject, filterOf(name, console));
  if (columnOf(english, 'Type') === -1) {
    return {type: 'form', fields, buttons: []};
  }
  const labels = new Set(fields.map(({label}) => label));
  const last = steps.findLastIndex(({marks}) => marks.some(({kind, text}) => kind === 'label' && labels.has(text)));
  // Steps that name no field also click what opens the form.
  const isButton = (text: string): boolean =>
    isLabel(text, 'buttons', console, (key) => key !== 'row-menu' && (last !== -1 || !OPENER.test(key)));
  const clicked = steps
    .slice(last + 1)
    .flatMap(({marks}) => marks.filter(({kind, text}) => kind === 'label' && isButton(text)))[0]?.text;
  const main = clicked ?? labelOf('buttons', console.generation === 'v1' ? 'save' : 'create', console);
  return {type: 'form', fields, buttons: [main, labelOf('buttons', 'cancel', console)]};
}

type Filters = Record<string, {only?: string[]; without?: string[]} | undefined>;

function filterOf(name: string, {sources}: Console): (label: string) => boolean {
  const {only, without = []} = ((sources.files.get('forms')?.value ?? {}) as Filters)[name] ?? {};
  return (label) => (only?.includes(label) ?? true) && !without.includes(label);
}

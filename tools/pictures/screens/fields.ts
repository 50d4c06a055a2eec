import type {Strong, Table, TableCell} from 'mdast';
import {toString} from 'mdast-util-to-string';

import {fold} from '../../../src/manual/fold';
import {nodes} from '../../content/markdown';
import {columnOf, rows, textOf} from '../../content/tableRows';
import type {Control, FormField} from './types';
import {type Step, valuesOf} from './steps';

/** Stands for a value that the record has and the page does not tell. */
export const CURRENT = '\u2026';

/** Text that one pastes, too long to show. */
const PEM = /\bPEM\b/;

const CONTROLS: [RegExp, Control][] = [
  [/^text, one for each/i, 'text'],
  [/switch|checkbox/i, 'switch'],
  [/secret|password/i, 'secret'],
  [/date|dates/i, 'date'],
  [/colou?r/i, 'color'],
  [PEM, 'area'],
  [/file|document|upload|image/i, 'file'],
  [/list|labels|tags|map|several|rows|SNIs|URIs|permissions/i, 'list'],
  [/markdown|long text|multi|JSON|YAML|expression/i, 'area'],
  [
    /choice|zone|environment|category|role|gateway|cluster|user|plan|language|release|version$|app$|state|portal/i,
    'choice',
  ],
];

/** Rows of a table of fields, one a label: a row may name two. */
interface FieldRow {
  label: string;
  cells: TableCell[];
}

/** Rows with a remark beside the label, such as “**Account** (AWS)”, are of another form or of a filter. */
export function fieldRows(table: Table): FieldRow[] {
  return rows(table)
    .filter(({cells}) => !/\(/.test(textOf(cells[0])))
    .flatMap(({cells}) => nodes<Strong>(cells[0]!, 'strong').map((label) => ({label: toString(label), cells})));
}

/**
 * The fields of a form as a table of a page lists them.
 *
 * @param english the same table of the English page, whose words say what kind of control a field is
 * @param subject name of what the form edits
 * @param isShown whether the picture shows the field with an English label
 */
export function formFields(
  table: Table,
  english: Table,
  steps: Step[],
  subject: string | undefined,
  isShown: (label: string) => boolean,
): FormField[] {
  const originals = fieldRows(english);
  const found = fieldRows(table).filter((_row, index) => isShown(originals[index]?.label ?? ''));
  const translated = originals.filter(({label}) => isShown(label));
  const values = valuesOf(steps, new Set(found.map(({label}) => label)), columnOf(english, 'Type') === -1);
  const required = columnOf(english, 'Required');
  const type = columnOf(english, 'Type');
  const preset = columnOf(english, 'Default');
  const fields = found.map(({label, cells}, index): FormField => {
    const original = translated[index] ?? {label, cells};
    const control = type === -1 ? shownOrChosen(label, steps) : controlOf(original.label, textOf(original.cells[type]));
    const isPem = PEM.test(textOf(original.cells[type]));
    const typed = isPem && isPasted(label, steps) ? CURRENT : (values.get(label) ?? presetOf(cells[preset]));
    return {
      label,
      required: /^yes/i.test(textOf(original.cells[required])),
      control,
      value: control === 'switch' ? switchValue(original.label, original.cells[preset], steps, label) : typed,
      ...(control === 'list' && values.has(label) && isCurrent(textOf(original.cells[preset])) ? {added: true} : {}),
    };
  });
  return fields.map((field, index) => {
    const standing = textOf((translated[index]?.cells ?? [])[preset]);
    return field.value === '' ? {...field, value: suggested(standing, index, fields, subject)} : field;
  });
}

function controlOf(label: string, type: string): Control {
  const [, control] = CONTROLS.find(([words]) => words.test(type)) ?? [];
  return /^(Description|Notes|Reason)$/.test(label) ? 'area' : (control ?? 'text');
}

/** Where a page only says what is shown, the reader may still choose which of several it is. */
function shownOrChosen(label: string, steps: Step[]): Control {
  return stepWith(label, steps).some((text) => /choose|escolha/i.test(text)) ? 'choice' : 'shown';
}

function isPasted(label: string, steps: Step[]): boolean {
  return stepWith(label, steps).some((text) => /paste|cole\b/i.test(text));
}

/** What the steps say of a field; a step may fill in two. */
function stepWith(label: string, steps: Step[]): string[] {
  return steps
    .filter(({marks}) => marks.some((mark) => mark.kind === 'label' && mark.text === label))
    .flatMap(({text}) => text.split(';'))
    .filter((part) => part.includes(label));
}

const isCurrent = (preset: string): boolean => /^current/i.test(preset);

/** A default that stands in the field: a label, code or a number; words about it do not. */
function presetOf(cell: TableCell | undefined): string {
  const first = cell?.children[0];
  const text = textOf(cell);
  const isLiteral = first?.type === 'strong' || first?.type === 'inlineCode';
  return isLiteral ? toString(first) : /^\d+( \S+)?$/.test(text) ? text : '';
}

function switchValue(_name: string, preset: TableCell | undefined, steps: Step[], label: string): string {
  const step = steps.find(({marks}) => marks.some((mark) => mark.kind === 'label' && mark.text === label));
  const isTurnedOff = /turn off|switch off|leave|keep|deslig|desativ|deixe|mantenha/i.test(step?.text ?? '');
  const isOn = step === undefined ? /^(on|yes|true)$/i.test(textOf(preset)) : !isTurnedOff;
  return isOn ? 'on' : 'off';
}

/** What stands in a field that the steps leave alone. */
function suggested(preset: string, index: number, fields: FormField[], subject: string | undefined): string {
  const name = fields[0]?.value === '' ? (subject ?? '') : (fields[0]?.value ?? '');
  if (isCurrent(preset)) {
    return index === 0 ? name : CURRENT;
  }
  return /from the name/i.test(preset)
    ? fold(name).replace(/[^a-z0-9]+/g, '-')
    : '';
}

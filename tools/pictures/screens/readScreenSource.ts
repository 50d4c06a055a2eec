import type {Generation} from '../../model/modelData';
import type {Locale} from '../../content/types';
import type {Fields} from '../../../src/documents/documents';
import {flowGraph} from '../../../src/drawing/flows/flowGraph';
import type {PictureSources, SourceFile} from '../sources';
import {type Reader, SourceFault, type SourceText} from '../texts';
import {describe} from './describe';
import {menuOf} from './menu';
import type {Control, FormField, ScreenInput} from './types';

/** A file of `pictures/screens`: a screen that no table of a page lists. One of `form`, `dialog` and `canvas`. */
interface Source {
  generation: Generation;
  workspace?: SourceText;
  menu: SourceText[];
  opened?: SourceText[];
  heading: SourceText;
  form?: {fields: SourceField[]; buttons: SourceText[]};
  dialog?: {text: SourceText[]; fields?: SourceField[]; buttons: SourceText[]; danger?: boolean};
  canvas?: {buttons: SourceText[]; palette: SourceText[]; integration: Fields};
}

interface SourceField {
  label: SourceText;
  control?: Control;
  required?: boolean;
  value?: SourceText;
}

/** Reads a screen from a source of its own. */
export function readScreenSource(
  source: SourceFile,
  locale: Locale,
  read: Reader,
  sources: PictureSources,
): ScreenInput {
  const given = source.value as Source;
  const menu = (given.menu ?? []).map(read);
  const crumbs = [...menu, ...(given.opened ?? []).map(read)];
  const content = contentOf(given, locale, read, sources);
  if (content === undefined) {
    throw new SourceFault(1, 'The screen is empty; add a form, a dialog or a canvas.');
  }
  const heading = read(given.heading);
  const isForm = given.generation === 'v1' && content.type === 'form';
  return {
    kind: 'screen',
    locale,
    title: [...crumbs, heading].join(' > '),
    description: describe(content),
    generation: given.generation,
    organization: 'Horizonte',
    ...(given.workspace === undefined ? {} : {workspace: read(given.workspace)}),
    ...(isForm ? {menu: menuOf(menu, locale, sources)} : {}),
    crumbs,
    heading,
    content,
  };
}

function contentOf(
  {form, dialog, canvas}: Source,
  locale: Locale,
  read: Reader,
  sources: PictureSources,
): ScreenInput['content'] | undefined {
  const fields = (given: SourceField[] = []): FormField[] =>
    given.map(({label, control = 'text', required = false, value}) => ({
      label: read(label),
      control,
      required,
      value: value === undefined ? '' : read(value),
    }));
  if (form !== undefined) {
    return {type: 'form', fields: fields(form.fields), buttons: form.buttons.map(read)};
  }
  if (dialog !== undefined) {
    const {text, buttons, danger = false} = dialog;
    return {type: 'dialog', text: text.map(read), fields: fields(dialog.fields), buttons: buttons.map(read), danger};
  }
  return canvas === undefined
    ? undefined
    : {
        type: 'canvas',
        buttons: canvas.buttons.map(read),
        palette: canvas.palette.map(read),
        graph: flowGraph(canvas.integration, locale, sources.components),
      };
}

import type {LabelEntry} from '../../src/model/files';
import type {Locale} from '../content/types';
import {readModel} from './readModel';

/** A label of a console. */
export interface Label extends LabelEntry {
  /** Id within its group, such as `new-workspace`. */
  key: string;
  /** Such as `buttons`; more than one group may have a key. */
  group: string;
}

/** Group of the labels of fields of components, whose key is the field's title in the schema. */
export const FIELD_GROUP = 'component-fields';

/**
 * Every label of both consoles: those of `model/labels.yaml`, and the labels of the panels on the canvas of v2.
 *
 * @param root the project's root folder
 */
export function readLabels(root: string): Label[] {
  const {fields} = readModel(root, 'component-fields');
  return [
    ...Object.entries(readModel(root, 'labels')).flatMap(([group, entries]) =>
      Object.entries(entries).map(([key, label]) => ({...label, key, group})),
    ),
    ...Object.entries(fields).map(
      ([key, text]): Label => ({en: key, 'pt-BR': text, console: ['v2'], key, group: FIELD_GROUP}),
    ),
  ];
}

/** The label of a component's field in a language, by its title in the schema; the title where it has none. */
export const fieldLabel = (title: string, locale: Locale, labels: Label[]): string =>
  labels.find(({group, key}) => group === FIELD_GROUP && key === title)?.[locale] ?? title;

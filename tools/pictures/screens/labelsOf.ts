import type {ScreenInput} from './types';

/** Every label of a screen; values, names of records and texts of dialogs are none. */
export function labelsOf({content, menu = []}: ScreenInput): string[] {
  const items = menu.flatMap(({label, items: inner = []}) => [label, ...inner.map((item) => item.label)]);
  switch (content.type) {
    case 'list': {
      const {create, search, filter, columns} = content;
      return [...items, ...(create === undefined ? [] : [create]), search, filter, ...columns.map(({label}) => label)];
    }
    case 'canvas':
      return [...items, ...content.buttons];
    case 'panel':
      return [...items, ...content.tabs, ...content.fields.map(({label}) => label)];
    default:
      return [...items, ...content.fields.map(({label}) => label), ...content.buttons];
  }
}

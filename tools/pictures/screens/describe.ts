import {CURRENT} from './fields';
import type {ScreenInput} from './types';

/** What a screen holds, in its own words. */
export function describe(content: ScreenInput['content']): string {
  switch (content.type) {
    case 'list':
      return `${content.columns.map(({label}) => label).join(', ')}.`;
    case 'canvas':
      return `${[...content.buttons, ...content.palette].join(', ')}. ${content.graph.description}`;
    default: {
      const text = content.type === 'dialog' ? content.text : [];
      const buttons = content.type === 'panel' ? [] : content.buttons;
      const fields = content.fields.map(
        ({label, required, value}) =>
          `${label}${required ? ' *' : ''}${value === '' || value === CURRENT ? '' : `: ${value}`}`,
      );
      return `${[...text.map((line) => line.replace(/\.$/, '')), ...fields, ...buttons].join('; ')}.`;
    }
  }
}

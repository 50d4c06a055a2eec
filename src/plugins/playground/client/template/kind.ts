import {translate} from '@docusaurus/Translate';

import type {Kind} from '../kinds';
import {readExample} from './readExample';
import TemplatePlayground from './TemplatePlayground';

export const template: Kind = {
  title: () =>
    translate({
      id: 'playground.template.title',
      message: 'Try an expression',
      description: 'Heading of the playground for Go templates',
    }),
  names: ['template', 'message'],
  read: readExample,
  Playground: TemplatePlayground,
};

import {translate} from '@docusaurus/Translate';

import type {Kind} from '../kinds';
import IntegrationPlayground from './IntegrationPlayground';
import {readExample} from './readExample';

export const integration: Kind = {
  title: () =>
    translate({
      id: 'playground.integration.title',
      message: 'Try an integration',
      description: 'Heading of the playground for integration files',
    }),
  names: ['file', 'message'],
  read: readExample,
  Playground: IntegrationPlayground,
};

import {translate} from '@docusaurus/Translate';

import type {Kind} from '../kinds';
import PolicyPlayground from './PolicyPlayground';
import {readExample} from './readExample';

export const policy: Kind = {
  title: () =>
    translate({
      id: 'playground.policy.title',
      message: 'Try a policy',
      description: 'Heading of the playground for policies of the gateway',
    }),
  names: ['policy', 'request', 'client'],
  read: readExample,
  Playground: PolicyPlayground,
};

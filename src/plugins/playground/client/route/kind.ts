import {translate} from '@docusaurus/Translate';

import type {Kind} from '../kinds';
import {readExample} from './readExample';
import RoutePlayground from './RoutePlayground';

export const route: Kind = {
  title: () =>
    translate({
      id: 'playground.route.title',
      message: 'Which Route answers',
      description: 'Heading of the playground for Routes of Kong',
    }),
  names: ['routes', 'request', 'flavor', 'client'],
  read: readExample,
  Playground: RoutePlayground,
};

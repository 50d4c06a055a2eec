import {translate} from '@docusaurus/Translate';

import type {Kind} from '../kinds';
import JsonPathPlayground from './JsonPathPlayground';
import {readExample} from './readExample';

export const jsonpath: Kind = {
  title: () =>
    translate({
      id: 'playground.jsonpath.title',
      message: 'Try a JSONPath',
      description: 'Heading of the playground for JSONPath',
    }),
  names: ['path', 'document'],
  read: readExample,
  Playground: JsonPathPlayground,
};

import {translate} from '@docusaurus/Translate';

import type {Kind} from '../kinds';
import {readExample} from './readExample';
import XsltPlayground from './XsltPlayground';

export const xslt: Kind = {
  title: () =>
    translate({
      id: 'playground.xslt.title',
      message: 'Try a stylesheet',
      description: 'Heading of the playground for XSLT',
    }),
  names: ['stylesheet', 'document'],
  read: readExample,
  Playground: XsltPlayground,
};

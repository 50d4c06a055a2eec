import {translate} from '@docusaurus/Translate';

import type {Kind} from '../kinds';
import CronPlayground from './CronPlayground';
import {readExample} from './readExample';

export const cron: Kind = {
  title: () =>
    translate({
      id: 'playground.cron.title',
      message: 'Try a schedule',
      description: 'Heading of the playground for cron expressions',
    }),
  names: ['cron', 'timeZone', 'from'],
  read: readExample,
  Playground: CronPlayground,
};

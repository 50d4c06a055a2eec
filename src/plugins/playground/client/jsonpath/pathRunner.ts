import {limitedRunner} from '../limitedRunner';
import type {Runner} from '../runner';
import type {PathAnswer, PathJob} from './select';

const startWorker = (): Worker =>
  new Worker(new URL(/* webpackChunkName: "jsonpath" */ './worker.ts', import.meta.url));

export const pathRunner = (): Runner<PathJob, PathAnswer> => limitedRunner(startWorker);

import {createRunner, type Runner} from '../runner';
import {watchedWorker} from '../watchedWorker';
import type {PathAnswer, PathJob} from './select';

/** As long as templates may take, in milliseconds. */
const TIME_LIMIT = 2000;

const startWorker = (): Worker =>
  new Worker(new URL(/* webpackChunkName: "jsonpath" */ './worker.ts', import.meta.url));

export const pathRunner = (): Runner<PathJob, PathAnswer> =>
  createRunner((hasFailed) => watchedWorker(startWorker, hasFailed), {
    timeOf: () => TIME_LIMIT,
    stopped: (limit) => ({limit}),
  });

import {createRunner, type Runner} from './runner';
import {watchedWorker} from './watchedWorker';

/** As long as templates may take, in milliseconds. */
const TIME_LIMIT = 2000;

/** The answer to a job that was stopped. */
export interface Stopped {
  limit: 'time' | 'memory';
}

/**
 * Runs jobs of a reader, such as a regular expression that a link brought, off the page and for 2 s at most.
 *
 * @param startWorker a worker of `answerJobs.ts`
 */
export const limitedRunner = <Job, Answer>(startWorker: () => Worker): Runner<Job, Answer | Stopped> =>
  createRunner((hasFailed) => watchedWorker(startWorker, hasFailed), {
    timeOf: () => TIME_LIMIT,
    stopped: (limit) => ({limit}),
  });

import {STALL} from '../../../loading/failure';

/** What a worker sends: while it loads, once it can answer, and for each job. */
export type FromWorker<Answer> =
  {is: 'loading'} | {is: 'ready'} | {is: 'failed'; why: string} | {is: 'answer'; answer: Answer};

export interface Runner<Job, Answer> {
  /**
   * Runs a job, after those that were asked for before.
   *
   * @returns undefined when `signal` says meanwhile that nobody waits for it
   * @throws when what runs it cannot be loaded; the next run tries again
   */
  run: (job: Job, signal: AbortSignal) => Promise<Answer | undefined>;
  end: () => void;
}

interface Limits<Job, Answer> {
  /** Milliseconds that a job may take. */
  timeOf: (job: Job) => number;
  /** The answer to a job that is stopped. */
  stopped: (limit: 'time' | 'memory') => Answer;
}

/**
 * Runs jobs in a worker, which ends at the limit of time or memory; the next run has a new one.
 *
 * @param start makes the worker; it hears whether the one before could not be loaded
 */
export function createRunner<Job, Answer>(
  start: (hasFailed: boolean) => Worker,
  {timeOf, stopped}: Limits<Job, Answer>,
): Runner<Job, Answer> {
  let worker: Promise<Worker> | undefined;
  let hasFailed = false;
  let last: Promise<unknown> = Promise.resolve();
  const end = (): void => {
    void worker?.then((each) => each.terminate()).catch(() => undefined);
    worker = undefined;
  };
  const answer = async (job: Job, signal: AbortSignal): Promise<Answer | undefined> => {
    if (signal.aborted) {
      return undefined;
    }
    worker ??= ready(start(hasFailed));
    const message = await worker
      .then((each) => ask<Job, Answer>(each, job, timeOf(job)))
      .catch((error: unknown) => {
        end();
        hasFailed = true;
        throw error;
      });
    if (message === undefined || message.is !== 'answer') {
      end();
      return stopped(message === undefined ? 'time' : 'memory');
    }
    return message.answer;
  };
  return {
    end,
    run(job, signal) {
      const next = last.then(() => answer(job, signal));
      last = next.catch(() => undefined);
      return next;
    },
  };
}

/** A worker that can answer; one that stops loading is given up, one that goes on slowly is not. */
async function ready(worker: Worker): Promise<Worker> {
  let timer: ReturnType<typeof setTimeout>;
  const message = await new Promise<FromWorker<unknown>>((resolve) => {
    const fail = (why: string): void => resolve({is: 'failed', why});
    const wait = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => fail('The engine has stopped loading.'), STALL);
    };
    worker.onmessage = ({data}: MessageEvent<FromWorker<unknown>>) => (data.is === 'loading' ? wait() : resolve(data));
    worker.onerror = () => fail('The script of the worker cannot be loaded.');
    wait();
  }).finally(() => clearTimeout(timer));
  if (message.is === 'failed') {
    worker.terminate();
    throw new Error(message.why);
  }
  return worker;
}

/** @returns undefined when there is no answer within the limit */
function ask<Job, Answer>(worker: Worker, job: Job, limit: number): Promise<FromWorker<Answer> | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(undefined), limit);
    worker.onmessage = ({data}: MessageEvent<FromWorker<Answer>>) => {
      clearTimeout(timer);
      resolve(data);
    };
    worker.postMessage(job);
  });
}

import {STALL} from '../../../search/client/failure';
import type {TemplateAnswer, TemplateJob} from '../../engine/engine';
import type {FromWorker} from './worker';

/** The limit expression-time of model/limits.yaml, in milliseconds. */
const TIME_LIMIT = 2000;
/** Functions that compute keys: in WebAssembly they take ten times as long as in the product. */
const COMPUTES_KEYS =
  /\b(?:gen(?:CA|PrivateKey|SelfSigned|Signed)\w*|buildCustomCert|derivePassword|bcrypt|htpasswd)\b/;
const SLOWER = 30;

const run = (error: string): TemplateAnswer => ({error, phase: 'run'});

export interface TemplateRunner {
  /**
   * Runs a template, after those that were asked for before.
   *
   * @returns undefined when `signal` says meanwhile that nobody waits for it
   * @throws when the engine cannot be loaded; the next run tries again
   */
  run: (job: TemplateJob, signal: AbortSignal) => Promise<TemplateAnswer | undefined>;
  end: () => void;
}

/**
 * Runs templates in a worker, which ends at the limit of time or memory; the next run has a new one.
 *
 * @param start makes the worker; it hears whether the one before could not be loaded
 */
export function createRunner(start: (hasFailed: boolean) => Worker, limit = TIME_LIMIT): TemplateRunner {
  let worker: Promise<Worker> | undefined;
  let hasFailed = false;
  let last: Promise<unknown> = Promise.resolve();
  const end = (): void => {
    void worker?.then((each) => each.terminate()).catch(() => undefined);
    worker = undefined;
  };
  const answer = async (job: TemplateJob, signal: AbortSignal): Promise<TemplateAnswer | undefined> => {
    if (signal.aborted) {
      return undefined;
    }
    worker ??= ready(start(hasFailed));
    const message = await worker
      .then((each) => ask(each, job, COMPUTES_KEYS.test(job.template) ? limit * SLOWER : limit))
      .catch((error: unknown) => {
        end();
        hasFailed = true;
        throw error;
      });
    if (message === undefined || message.is !== 'answer') {
      end();
      return run(message === undefined ? 'the expression took longer than 2 s' : 'the expression used up its memory');
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
  const message = await new Promise<FromWorker>((resolve) => {
    const fail = (why: string): void => resolve({is: 'failed', why});
    const wait = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => fail('The engine has stopped loading.'), STALL);
    };
    worker.onmessage = ({data}: MessageEvent<FromWorker>) => (data.is === 'loading' ? wait() : resolve(data));
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
function ask(worker: Worker, job: TemplateJob, limit: number): Promise<FromWorker | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(undefined), limit);
    worker.onmessage = ({data}: MessageEvent<FromWorker>) => {
      clearTimeout(timer);
      resolve(data);
    };
    worker.postMessage(job);
  });
}

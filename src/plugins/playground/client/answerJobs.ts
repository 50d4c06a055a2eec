import type {FromWorker} from './runner';

/**
 * In a worker: answers each job that comes, off the page.
 *
 * @param answerTo may throw; the page then ends the worker
 */
export function answerJobs<Job, Answer>(answerTo: (job: Job) => Answer): void {
  const send = (message: FromWorker<Answer>): void => postMessage(message);
  addEventListener('message', ({data}: MessageEvent<Job>) => {
    try {
      send({is: 'answer', answer: answerTo(data)});
    } catch (error) {
      send({is: 'failed', why: String(error)});
    }
  });
  send({is: 'ready'});
}

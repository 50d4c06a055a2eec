// Selects nodes off the page: a path that takes too long ends with its worker.
import type {FromWorker} from '../runner';
import {select, type PathAnswer, type PathJob} from './select';

const send = (message: FromWorker<PathAnswer>): void => postMessage(message);

addEventListener('message', ({data}: MessageEvent<PathJob>) => {
  try {
    send({is: 'answer', answer: select(data)});
  } catch (error) {
    send({is: 'failed', why: String(error)});
  }
});
send({is: 'ready'});

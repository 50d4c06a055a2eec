// Runs templates off the page: one that takes too long ends with its worker.
import {startEngine, type TemplateAnswer, type TemplateEngine} from '../../engine/engine';
import {answerJobs} from '../answerJobs';
import type {FromWorker} from '../runner';

const send = (message: FromWorker<TemplateAnswer>): void => postMessage(message);

async function load(): Promise<TemplateEngine> {
  // After a failure the worker has a fresh address: what the browser's cache holds may be damaged.
  const cache = location.search === '' ? 'default' : 'reload';
  const response = await fetch(new URL('../../engine/gotemplate.wasm.gzip', import.meta.url), {cache});
  if (!response.ok || response.body === null) {
    throw new Error(`HTTP ${response.status}`);
  }
  const heard = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(part, controller) {
      send({is: 'loading'});
      controller.enqueue(part);
    },
  });
  const unpacked = response.body.pipeThrough(heard).pipeThrough(new DecompressionStream('gzip'));
  const headers = {'Content-Type': 'application/wasm'};
  return startEngine(await WebAssembly.compileStreaming(new Response(unpacked, {headers})));
}

load()
  .then(answerJobs)
  .catch((error: unknown) => send({is: 'failed', why: String(error)}));

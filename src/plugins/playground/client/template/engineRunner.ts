import {watchedWorker} from '../watchedWorker';
import {createTemplateRunner, type TemplateRunner} from './runner';

/** The name of the chunk is what servers know the worker by (`engineWorker.ts`). */
const startWorker = (): Worker =>
  new Worker(new URL(/* webpackChunkName: "template-engine" */ './worker.ts', import.meta.url));

/** Runs templates in the engine; one that could not be loaded is asked for anew. */
export const engineRunner = (): TemplateRunner =>
  createTemplateRunner((hasFailed) => watchedWorker(startWorker, hasFailed));

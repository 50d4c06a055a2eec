import {type Fields, isFields} from '../../documents/documents';
import {readSteps, type Step} from '../steps';
import {runComponent} from './components';
import {type Message, type StepError, StepFailure, type StepRun, type Surroundings} from './types';

/** Runs of steps after which a run ends: an endless loop would only end at the limit of time of the product. */
export const MOST_RUNS = 500;

/** What a list of steps makes of a message. */
interface ListResult {
  message: Message;
  error?: StepError;
}

/** How far a run has come. */
export interface Run extends Surroundings {
  runs: StepRun[];
  /** Somebody has started another run. */
  signal: AbortSignal;
}

/**
 * Runs the steps of an integration on a message: logic and transformations as the product does; of steps that connect to
 * a system, their expressions, and in place of the system the message's `mocks`, as in a test case of `aqd`.
 *
 * @param message what expressions read, with `mocks` by step: `payload` and `headers`, or `error`
 * @returns what each step did, in order
 */
export async function execute(
  integration: unknown,
  message: Message,
  surroundings: Surroundings,
  signal: AbortSignal,
): Promise<StepRun[]> {
  const spec = isFields(integration) && isFields(integration.spec) ? integration.spec : {};
  const {mocks, ...start} = message;
  const run: Run = {...surroundings, runs: [], signal};
  const steps = readSteps(spec.steps, ['spec', 'steps']);
  await runList(steps, {headers: {}, params: {}, ...start, steps: {}}, run, isFields(mocks) ? mocks : {}, []);
  return run.runs;
}

/** Runs a list in its order, or as its steps lead. */
export async function runList(
  steps: Step[],
  start: Message,
  run: Run,
  mocks: Fields,
  items: number[],
): Promise<ListResult> {
  let message = start;
  let at = 0;
  while (at < steps.length && run.runs.length < MOST_RUNS && !run.signal.aborted) {
    const step = steps[at]!;
    const done = await runStep(step, message, run, mocks, items);
    message = after(step, message, done);
    const onError = isFields(step.value.onError) ? step.value.onError : {};
    if (done.error !== undefined && onError.next === undefined && onError.continue !== true) {
      return {message, error: done.error};
    }
    const isOnErrorPath = done.error !== undefined && onError.next !== undefined;
    const target = isOnErrorPath ? onError.next : (done.next ?? step.value.next);
    const index = steps.findIndex(({name}) => name === target);
    at = target === undefined ? at + 1 : index === -1 ? steps.length : index;
    if (isOnErrorPath) {
      message = {...message, error: done.error};
    }
  }
  return {message};
}

async function runStep(step: Step, message: Message, run: Run, mocks: Fields, items: number[]): Promise<StepRun> {
  const done: StepRun = {name: step.name, type: step.type, items, printed: [], payload: message.payload};
  run.runs.push(done);
  try {
    Object.assign(done, await runComponent(step, message, run, {mocks, items, done}));
  } catch (error) {
    if (!(error instanceof StepFailure)) {
      throw error;
    }
    done.error = {code: error.code, message: error.message, step: step.name};
  }
  return done;
}

/** The message after a step: one that failed leaves payload and headers as they were. */
function after({name}: Step, message: Message, done: StepRun & {headers?: Record<string, unknown>}): Message {
  const headers = done.headers ?? message.headers;
  const result = done.error === undefined ? {payload: done.payload, headers} : {error: done.error};
  const {payload} = done.error === undefined ? done : message;
  return {
    ...message,
    payload,
    headers: done.error === undefined ? headers : message.headers,
    steps: {...message.steps, [name]: result},
  };
}

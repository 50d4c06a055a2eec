import type {TemplateAnswer, TemplateJob} from '../../engine/engine';
import {createRunner, type Runner} from '../runner';

/** The limit expression-time of model/limits.yaml, in milliseconds. */
const TIME_LIMIT = 2000;
/** Functions that compute keys: in WebAssembly they take ten times as long as in the product. */
const COMPUTES_KEYS =
  /\b(?:gen(?:CA|PrivateKey|SelfSigned|Signed)\w*|buildCustomCert|derivePassword|bcrypt|htpasswd)\b/;
const SLOWER = 30;

const STOPPED = {time: 'the expression took longer than 2 s', memory: 'the expression used up its memory'};

export type TemplateRunner = Runner<TemplateJob, TemplateAnswer>;

/**
 * Runs templates within the limits of the product.
 *
 * @param start makes a worker with the engine; it hears whether the one before could not be loaded
 */
export const createTemplateRunner = (start: (hasFailed: boolean) => Worker, limit = TIME_LIMIT): TemplateRunner =>
  createRunner(start, {
    timeOf: ({template}) => (COMPUTES_KEYS.test(template) ? limit * SLOWER : limit),
    stopped: (by) => ({error: STOPPED[by], phase: 'run'}),
  });

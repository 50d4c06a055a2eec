import type {Policy} from '../../policies/readPolicy';
import type {Run} from '../../policies/runPolicy';
import type {Request} from '../../routes/request';
import {limitedRunner, type Stopped} from '../limitedRunner';
import type {Runner} from '../runner';

export interface PolicyJob {
  /** Without faults. */
  policy: Policy;
  request: Request;
}

const startWorker = (): Worker =>
  new Worker(new URL(/* webpackChunkName: "policies" */ './worker.ts', import.meta.url));

export const policyRunner = (): Runner<PolicyJob, Run | Stopped> => limitedRunner(startWorker);

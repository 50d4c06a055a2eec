import type {Choice} from '../../routes/chooseRoute';
import type {Request} from '../../routes/request';
import type {Flavor, Route} from '../../routes/route';
import {limitedRunner, type Stopped} from '../limitedRunner';
import type {Runner} from '../runner';

export interface RouteJob {
  /** Routes without faults. */
  routes: Route[];
  request: Request;
  flavor: Flavor;
}

const startWorker = (): Worker => new Worker(new URL(/* webpackChunkName: "routes" */ './worker.ts', import.meta.url));

export const routeRunner = (): Runner<RouteJob, Choice | Stopped> => limitedRunner(startWorker);

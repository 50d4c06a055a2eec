import {at, type PageCheck} from '../types';
import {worldCalls} from './worldCalls';
import {worldCommands} from './worldCommands';
import {worldFiles} from './worldFiles';
import {worldHosts} from './worldHosts';
import {worldSteps} from './worldSteps';

const RULE = 'world';

/**
 * What the examples of a page name is in the example world (`model/world.yaml`) and together there: hosts, gateways and
 * clusters with their environment, portals, plans, values of variables; and a page calls the hosts of the environments to
 * which it deploys, at addresses that an API has.
 */
export const world: PageCheck = ({pages, model}) =>
  pages.flatMap((page) =>
    [
      ...worldHosts(page, model.world),
      ...worldCommands(page, model),
      ...worldFiles(page, model.world),
      ...worldSteps(page, model.world),
      ...worldCalls(page, model),
    ].map(({line, fault}) => at(page, line, RULE, fault)),
  );

import {chooseRoute} from '../routes/chooseRoute';
import {NO_ROUTE, refusalOf, type Refusal} from '../routes/refusal';
import type {Request} from '../routes/request';
import {callerAfter, isAuthentication, outcomeOf, type Caller, type Outcome} from './checks';
import {PHASES, runsIn, type Phase} from './facts';
import type {Plugin, Policy} from './readPolicy';

/** What a plugin does with a request before it is forwarded. */
export interface Step {
  plugin: Plugin;
  /** `off`: switched off at this level; `none`: the plugin has no phase `access`; `skipped`: the request has ended before. */
  outcome: Outcome | {does: 'off' | 'none' | 'skipped'};
}

export interface Run {
  /** The Route that answers. */
  route: string | undefined;
  /** What Kong answers before any plugin runs: no Route, or the wrong protocol. */
  refusal: Refusal | undefined;
  /** The plugins of the Route by their priority. */
  steps: Step[];
  /** The plugin that ends the request for certain. */
  end: {plugin: string; status: number; message: string} | undefined;
  /** The plugins of the later phases in their order; they run when a plugin has ended the request, too. */
  later: Record<Exclude<Phase, 'access'>, string[]>;
}

/** Which plugins of a policy run on a request, in what order, and what is refused. */
export function runPolicy(policy: Policy, request: Request): Run {
  const {chosen} = chooseRoute(
    policy.map(({route}) => route),
    request,
    'traditional_compatible',
  );
  const refusal = chosen === undefined ? NO_ROUTE : refusalOf(chosen.route, request);
  const plugins = refusal === undefined ? policy.find(({route}) => route === chosen?.route)!.plugins : [];
  const steps = stepsOf(plugins, request);
  const last = steps.find(({outcome}) => outcome.does === 'end');
  const enabled = plugins.filter(({isEnabled}) => isEnabled).map(({name}) => name);
  return {
    route: chosen?.route.name,
    refusal,
    steps,
    end:
      last?.outcome.does === 'end'
        ? {plugin: last.plugin.name, status: last.outcome.status, message: last.outcome.message}
        : undefined,
    later: Object.fromEntries(
      PHASES.filter((phase) => phase !== 'access').map((phase) => [
        phase,
        enabled.filter((name) => runsIn(name, phase)),
      ]),
    ) as Run['later'],
  };
}

function stepsOf(plugins: Plugin[], request: Request): Step[] {
  let caller: Caller = 'nobody';
  let hasEnded = false;
  return plugins.map((plugin) => {
    const {name, config, isEnabled} = plugin;
    if (!isEnabled || !runsIn(name, 'access')) {
      return {plugin, outcome: {does: isEnabled ? 'none' : 'off'}};
    }
    if (hasEnded) {
      return {plugin, outcome: {does: 'skipped'}};
    }
    const outcome = outcomeOf(name, config, request, caller);
    hasEnded = outcome.does === 'end';
    if (isAuthentication(name)) {
      caller = callerAfter(name, config, request, caller);
    }
    return {plugin, outcome};
  });
}

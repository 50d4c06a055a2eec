import {conditionsOf, type ConditionName} from './conditions';
import {holds} from './holds';
import type {Request} from './request';
import {isRegex, type Flavor, type Route} from './route';

/** The rules of precedence by their order (page Routes; Kong's documentation, “Route priority”). */
const RULES = ['expression', 'priority', 'kinds', 'plainHost', 'headers', 'regex', 'regexPriority', 'length'] as const;
export type Rule = (typeof RULES)[number];

/** What a Route has by each rule; more comes first. */
type Rank = Record<Rule, number>;

export interface Verdict {
  route: Route;
  /** The path that matched, or those that did not. */
  paths: string[];
  rank: Rank;
  /** The conditions that the request does not meet; none if the Route matches. */
  unmet: ConditionName[];
}

export interface Choice {
  /** A verdict for each Route: those that match by their precedence, then the others as they were given. */
  verdicts: Verdict[];
  /** The first, if it matches. */
  chosen: Verdict | undefined;
  /** What put it before the second that matches: a rule, `tie` where Kong goes by its own ids, undefined if there is no second. */
  decidedBy: Rule | 'tie' | undefined;
}

/**
 * Which Route of a set a request gets by the rules that Kong 3.9 documents.
 *
 * @param routes Routes without faults (`readRoutes`)
 */
export function chooseRoute(routes: readonly Route[], request: Request, flavor: Flavor): Choice {
  const all = routes.map((route) => verdictOf(route, request, flavor));
  const matching = all.filter(({unmet}) => unmet.length === 0).sort((a, b) => compare(a.rank, b.rank));
  const [chosen, second] = matching;
  return {
    verdicts: [...matching, ...all.filter(({unmet}) => unmet.length > 0)],
    chosen,
    decidedBy: chosen && second && (ruleBetween(chosen.rank, second.rank) ?? 'tie'),
  };
}

/** The best of a Route's groups of paths; if none matches, the one that misses least. */
function verdictOf(route: Route, request: Request, flavor: Flavor): Verdict {
  const verdicts = groupsOf(route.paths).map((paths) => ({
    route,
    paths,
    rank: rankOf(route, paths),
    unmet: conditionsOf(route, paths, flavor)
      .filter(({expression}) => !holds(expression, request))
      .map(({name}) => name),
  }));
  return verdicts.sort((a, b) => a.unmet.length - b.unmet.length || compare(a.rank, b.rank))[0]!;
}

/** Kong makes a Route of its own of the regular expressions, and of the prefixes of each length. */
function groupsOf(paths: string[]): string[][] {
  const group = (path: string): number => (isRegex(path) ? 0 : path.length);
  const groups = [...new Set(paths.map(group))].map((each) => paths.filter((path) => group(path) === each));
  return groups.length === 0 ? [[]] : groups;
}

function rankOf(route: Route, paths: string[]): Rank {
  const {methods, hosts, snis, expression} = route;
  const headers = Object.keys(route.headers).length;
  const kinds = [methods.length, hosts.length, headers, snis.length, paths.length].filter((count) => count > 0);
  const [path = ''] = paths;
  return {
    expression: expression === undefined ? 0 : 1,
    priority: expression === undefined ? 0 : route.priority,
    kinds: kinds.length,
    plainHost: hosts.length > 0 && hosts.every((host) => !host.includes('*')) ? 1 : 0,
    headers,
    regex: isRegex(path) ? 1 : 0,
    regexPriority: isRegex(path) ? route.regexPriority : 0,
    length: isRegex(path) ? 0 : path.length,
  };
}

/** The first rule in which two Routes differ; undefined if they are equal in all. */
export const ruleBetween = (a: Rank, b: Rank): Rule | undefined => RULES.find((rule) => a[rule] !== b[rule]);

function compare(a: Rank, b: Rank): number {
  const rule = ruleBetween(a, b);
  return rule === undefined ? 0 : b[rule] - a[rule];
}

/**
 * A second reading of the rules of precedence, straight from the documentation: the page Routes of the manual, and Kong's
 * “Traditional router” and “Expressions router”. It shares nothing with the engine: conditions are closures beside their
 * text, and the Route is found by elimination, rule after rule.
 */

export interface OracleRequest {
  method: string;
  scheme: 'http' | 'https';
  host: string;
  path: string;
  headers: [name: string, value: string][];
  query: Record<string, string>;
}

/** A path of a Route, and whether it takes a path of a request. */
export interface OraclePath {
  text: string;
  takes: (path: string) => boolean;
}

export interface OracleRoute {
  name: string;
  methods?: string[];
  hosts?: string[];
  headers?: Record<string, string[]>;
  snis?: string[];
  paths?: OraclePath[];
  regexPriority: number;
}

export interface OracleExpression {
  name: string;
  priority: number;
  text: string;
  takes: (request: OracleRequest) => boolean;
}

/** “Wildcard hostnames must contain only one asterisk at the leftmost or rightmost label of the domain.” */
function hostTakes(pattern: string, host: string): boolean {
  const labels = pattern.split('*').map((part) => part.replaceAll('.', '\\.'));
  return new RegExp(`^${labels.join('.+')}$`).test(host);
}

/** “The `headers` keys are a logical AND and their values a logical OR”; case is ignored. */
function headersTake(wanted: Record<string, string[]>, sent: OracleRequest['headers']): boolean {
  const same = (a: string, b: string): boolean => a.toUpperCase() === b.toUpperCase();
  return Object.keys(wanted).every((name) =>
    sent.some(([header, value]) => same(header, name) && wanted[name]!.some((each) => same(each, value))),
  );
}

interface Entry {
  route: OracleRoute;
  path: string;
}

/** “The request must include all of the configured fields”; each path of a Route that takes the request is an entry. */
function entriesOf(route: OracleRoute, request: OracleRequest): Entry[] {
  const {methods, hosts, headers, snis, paths} = route;
  const isMet =
    (methods?.includes(request.method) ?? true) &&
    (hosts?.some((host) => hostTakes(host, request.host)) ?? true) &&
    (headers === undefined || headersTake(headers, request.headers)) &&
    // “Only for requests over TLS”: the name of the handshake is that of the host here.
    (snis === undefined || request.scheme === 'http' || snis.includes(request.host));
  if (!isMet) {
    return [];
  }
  return paths === undefined
    ? [{route, path: ''}]
    : paths.filter(({takes}) => takes(request.path)).map(({text}) => ({route, path: text}));
}

/** The six rules of the page Routes, in their order; the highest stay. */
const RULES: ((entry: Entry) => number)[] = [
  ({route: {methods, hosts, headers, snis, paths}}) =>
    [methods, hosts, headers, snis, paths].filter((field) => field !== undefined).length,
  ({route: {hosts}}) => Number(hosts !== undefined && !hosts.join().includes('*')),
  ({route: {headers}}) => Object.keys(headers ?? {}).length,
  ({path}) => Number(path.startsWith('~')),
  ({path, route}) => (path.startsWith('~') ? route.regexPriority : 0),
  ({path}) => (path.startsWith('~') ? 0 : path.length),
];

/** The names of the Routes that no rule puts behind another; several where Kong decides by ids, none for 404. */
export function bestRoutes(routes: OracleRoute[], request: OracleRequest): string[] {
  let left = routes.flatMap((route) => entriesOf(route, request));
  for (const rule of RULES) {
    const highest = Math.max(...left.map(rule));
    left = left.filter((entry) => rule(entry) === highest);
  }
  return [...new Set(left.map(({route}) => route.name))];
}

/** “The bigger the priority, the sooner a Route is evaluated. As soon as a Route yields a match, the router stops.” */
export function bestExpressions(routes: OracleExpression[], request: OracleRequest): string[] {
  const priorities = [...new Set(routes.map(({priority}) => priority))].sort((a, b) => b - a);
  for (const priority of priorities) {
    const taken = routes.filter((route) => route.priority === priority && route.takes(request));
    if (taken.length > 0) {
      return taken.map(({name}) => name);
    }
  }
  return [];
}

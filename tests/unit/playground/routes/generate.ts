import {randomNumbers} from '../../../../tools/bench/relevance/random';
import type {OracleExpression, OraclePath, OracleRequest, OracleRoute} from './oracle';

const HOSTS = ['api.horizonte.example', 'orders.horizonte.example', 'api.partner.example'];
const HOST_PATTERNS = [...HOSTS, '*.horizonte.example', 'api.*'];
const METHODS = ['GET', 'POST', 'DELETE'];
const PATHS = ['/orders', '/orders/export', '/orders/ord-1001', '/orders/ord-1001/items', '/orders-archive', '/'];
const HEADERS: [name: string, value: string][] = [
  ['X-Partner', 'erp'],
  ['X-Partner', 'SHOP'],
  ['X-Region', 'south'],
];

const prefix = (text: string): OraclePath => ({text, takes: (path) => path.slice(0, text.length) === text});
const ROUTE_PATHS: OraclePath[] = [
  ...['/', '/orders', '/orders/', '/orders/export', '/orders/ord-1001'].map(prefix),
  {text: '~/orders$', takes: (path) => path === '/orders'},
  {text: '~/orders/[^/]+$', takes: (path) => path.split('/').length === 3 && path.startsWith('/orders/')},
  {text: '~/orders/(?<id>ord-[0-9]+)', takes: (path) => path.startsWith('/orders/ord-1')},
];

/** Cases that are the same in each run. */
export function generator(seed: number) {
  const random = randomNumbers(seed);
  const below = (count: number): number => Math.floor(random() * count);
  const one = <T>(list: readonly T[]): T => list[below(list.length)]!;
  const some = <T>(list: readonly T[]): T[] => [...new Set([one(list), one(list)])];
  const maybe = <T>(make: () => T): T | undefined => (random() < 0.5 ? make() : undefined);

  const route = (_: unknown, i: number): OracleRoute => {
    const made: OracleRoute = {
      name: `route-${i}`,
      methods: maybe(() => some(METHODS)),
      hosts: maybe(() => some(HOST_PATTERNS)),
      headers: maybe(() => Object.fromEntries(some(HEADERS).map(([name, value]) => [name.toLowerCase(), [value]]))),
      snis: below(4) === 0 ? some(HOSTS) : undefined,
      paths: maybe(() => some(ROUTE_PATHS)),
      regexPriority: below(3),
    };
    return made.methods || made.hosts || made.headers || made.snis || made.paths ? made : {...made, methods: METHODS};
  };
  const request = (): OracleRequest => ({
    method: one(METHODS),
    scheme: one(['http', 'https'] as const),
    host: one(HOSTS),
    path: one(PATHS),
    headers: maybe(() => some(HEADERS)) ?? [],
    query: maybe(() => ({page: String(below(3))})) ?? {},
  });
  const predicate = (): Pick<OracleExpression, 'text' | 'takes'> => {
    const [host, method, path, [name, value]] = [one(HOSTS), one(METHODS), one(PATHS), one(HEADERS)];
    const field = `http.headers.${name.toLowerCase().replace('-', '_')}`;
    const sent = ({headers}: OracleRequest): string[] =>
      headers.filter(([each]) => each === name).map(([, each]) => each);
    return one<Pick<OracleExpression, 'text' | 'takes'>>([
      {text: `http.method == "${method}"`, takes: (each) => each.method === method},
      {text: `http.host != "${host}"`, takes: (each) => each.host !== host},
      {text: `http.path ^= "${path}"`, takes: (each) => each.path.startsWith(path)},
      {text: `lower(http.path) =^ "export"`, takes: (each) => each.path.toLowerCase().endsWith('export')},
      {text: `http.path ~ r#"ord-\\d+"#`, takes: (each) => each.path.includes('ord-1001')},
      {text: `http.path contains "archive"`, takes: (each) => each.path === '/orders-archive'},
      {text: `http.path.segments.len > 1`, takes: (each) => each.path.split('/').length > 2},
      {text: `http.path.segments.0_1 == "orders/export"`, takes: (each) => each.path === '/orders/export'},
      // An absent field gives false whatever the operator; several values have to agree without `any`.
      {text: `${field} != "${value}"`, takes: (each) => sent(each).length > 0 && !sent(each).includes(value)},
      {text: `any(lower(${field})) == "${value.toLowerCase()}"`, takes: (each) => sent(each).includes(value)},
      {text: `http.queries.page == "1"`, takes: ({query}) => query.page === '1'},
      {text: `net.protocol == "https"`, takes: ({scheme}) => scheme === 'https'},
      {text: `net.src.ip in 203.0.113.0/24`, takes: () => true},
      {text: `net.src.ip not in 2001:db8::/32`, takes: () => true},
    ]);
  };
  const expression = (_: unknown, i: number): OracleExpression => {
    const [a, b, c] = [predicate(), predicate(), predicate()];
    const forms: Pick<OracleExpression, 'text' | 'takes'>[] = [
      a,
      {text: `${a.text} && ${b.text}`, takes: (each) => a.takes(each) && b.takes(each)},
      // The grammar of Kong: `||` binds tighter than `&&`.
      {
        text: `${a.text} && ${b.text} || ${c.text}`,
        takes: (each) => a.takes(each) && (b.takes(each) || c.takes(each)),
      },
      {
        text: `(${a.text} && ${b.text}) || ${c.text}`,
        takes: (each) => (a.takes(each) && b.takes(each)) || c.takes(each),
      },
      {text: `!(${a.text}) && ${b.text}`, takes: (each) => !a.takes(each) && b.takes(each)},
    ];
    return {name: `route-${i}`, priority: below(4), ...one(forms)};
  };
  return {
    routes: () => Array.from({length: 2 + below(6)}, route),
    expressions: () => Array.from({length: 2 + below(6)}, expression),
    request,
  };
}

import {parseExpression, type Constant, type Expression} from './expression';
import {compileRegex} from './regex';
import {headerKey, splitPort} from './request';
import {isRegex, type Flavor, type Route} from './route';

/** The part of a Route that a condition comes from. */
export type ConditionName = 'methods' | 'hosts' | 'headers' | 'snis' | 'paths' | 'expression' | 'protocols';

/** All conditions of a Route have to hold. */
interface Condition {
  name: ConditionName;
  expression: Expression;
}

/**
 * What a request needs to match a Route, as Kong 3.9 writes it (`kong/router/transform.lua`, `expressions.lua`). In
 * the flavor `traditional_compatible`, protocols are no condition: Kong looks at them when it has chosen.
 *
 * @param paths those of one group of the Route's paths (`chooseRoute.ts`)
 * @throws ExpressionFault, RegexFault
 */
export function conditionsOf(route: Route, paths: string[], flavor: Flavor): Condition[] {
  const named: [name: ConditionName, expressions: Expression[]][] = [
    ['methods', route.methods.map((method) => text('http.method', '==', method))],
    ['hosts', route.hosts.map(hostExpression)],
    ...Object.entries(route.headers).map(([name, values]): [ConditionName, Expression[]] => [
      'headers',
      values.map((value) => headerExpression(name, value)),
    ]),
    ['snis', sniExpressions(route.snis)],
    ['paths', paths.map(pathExpression)],
    ['expression', route.expression === undefined ? [] : [parseExpression(route.expression)]],
    ['protocols', flavor === 'expressions' ? protocolExpressions(route.protocols) : []],
  ];
  return named.flatMap(([name, [first, ...others]]) =>
    first === undefined ? [] : [{name, expression: others.reduce(either, first)}],
  );
}

const either = (left: Expression, right: Expression): Expression => ({kind: 'or', left, right});

function text(field: string, operator: string, value: string): Expression {
  return predicate(field, operator, {type: 'String', value});
}

function predicate(field: string, operator: string, constant: Constant): Expression {
  return {kind: 'predicate', field, operator, constant, isLower: false, isAny: false};
}

/** A wildcard is the first or the last label; a port is compared where there is one. */
function hostExpression(value: string): Expression {
  if (value.includes('{{')) {
    return text('http.host', '^=', ''); // an expression of a policy: its value is not known here
  }
  const {host, port} = splitPort(value);
  const name = wildcard('http.host', host);
  return port === undefined
    ? name
    : {kind: 'and', left: name, right: predicate('net.dst.port', '==', {type: 'Int', value: BigInt(port)})};
}

function wildcard(field: string, name: string): Expression {
  if (name.startsWith('*')) {
    return text(field, '=^', name.slice(1));
  }
  return name.endsWith('*') ? text(field, '^=', name.slice(0, -1)) : text(field, '==', name);
}

/** One of several values of a header is enough; case is ignored, that of a pattern too. */
function headerExpression(name: string, value: string): Expression {
  const isPattern = value.startsWith('~*');
  const lower = value.slice(isPattern ? 2 : 0).toLowerCase();
  return {
    kind: 'predicate',
    field: `http.headers.${headerKey(name)}`,
    isLower: true,
    isAny: true,
    operator: isPattern ? '~' : '==',
    constant: isPattern ? {type: 'Regex', value: compileRegex(lower)} : {type: 'String', value: lower},
  };
}

/** Without TLS there is no server name, and no condition. */
function sniExpressions(snis: string[]): Expression[] {
  const names = snis.map((sni) => wildcard('tls.sni', sni.replace(/\.$/, '')));
  return names.length === 0 ? [] : [text('net.protocol', '!=', 'https'), ...names];
}

/** A regular expression is anchored at the start only. */
function pathExpression(path: string): Expression {
  return isRegex(path)
    ? predicate('http.path', '~', {type: 'Regex', value: compileRegex(`^${path.slice(1)}`)})
    : text('http.path', '^=', path);
}

const CARRIER: Record<string, string> = {grpc: 'http', grpcs: 'https'};

/** A Route for `https` only keeps requests without TLS, to redirect them. */
function protocolExpressions(protocols: string[]): Expression[] {
  return protocols.join() === 'https'
    ? []
    : protocols.map((protocol) => text('net.protocol', '==', CARRIER[protocol] ?? protocol));
}

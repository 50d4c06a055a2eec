import type {Constant, Expression, Predicate} from './expression';
import {contains, readIp, type Ip} from './ip';
import type {Request} from './request';

/** Whether a request meets an expression. */
export function holds(expression: Expression, request: Request): boolean {
  switch (expression.kind) {
    case 'and':
      return holds(expression.left, request) && holds(expression.right, request);
    case 'or':
      return holds(expression.left, request) || holds(expression.right, request);
    case 'not':
      return !holds(expression.of, request);
    case 'predicate':
      return predicateHolds(expression, request);
  }
}

type Value = string | bigint | Ip;

/** A field that the request does not have meets nothing, whatever the operator. */
function predicateHolds({field, isLower, isAny, operator, constant}: Predicate, request: Request): boolean {
  const values = valuesOf(field, request).map((value) =>
    isLower && typeof value === 'string' ? value.toLowerCase() : value,
  );
  const meets = (value: Value): boolean => compare(value, operator, constant);
  return values.length > 0 && (isAny ? values.some(meets) : values.every(meets));
}

function compare(value: Value, operator: string, {type, value: constant}: Constant): boolean {
  switch (type) {
    case 'Regex':
      return constant.test(value as string);
    case 'String':
      return compareText(value as string, operator, constant);
    case 'Int':
      return compareNumber(value as bigint, operator, constant);
    case 'IpAddr': {
      const {bits, address} = value as Ip;
      return (bits === constant.bits && address === constant.address) === (operator === '==');
    }
    case 'IpCidr':
      return contains(constant, value as Ip) === (operator === 'in');
  }
}

function compareText(value: string, operator: string, constant: string): boolean {
  switch (operator) {
    case '==':
      return value === constant;
    case '!=':
      return value !== constant;
    case '^=':
      return value.startsWith(constant);
    case '=^':
      return value.endsWith(constant);
    default:
      return value.includes(constant);
  }
}

function compareNumber(value: bigint, operator: string, constant: bigint): boolean {
  switch (operator) {
    case '==':
      return value === constant;
    case '!=':
      return value !== constant;
    case '>':
      return value > constant;
    case '>=':
      return value >= constant;
    case '<':
      return value < constant;
    default:
      return value <= constant;
  }
}

/** What a request has in a field; nothing where it is not known, such as the address of the node. */
function valuesOf(field: string, request: Request): Value[] {
  const {method, scheme, host, port, sni, path, client} = request;
  const [, kind, name = ''] = /^http\.(headers|queries|path\.segments)\.(.*)$/.exec(field) ?? [];
  switch (kind ?? field) {
    case 'headers':
      return request.headers.get(name) ?? [];
    case 'queries':
      return request.queries.get(name) ?? [];
    case 'path.segments':
      return segmentsOf(path, name);
    default: {
      const address = readIp(client ?? '');
      const values: Record<string, Value | undefined> = {
        'net.protocol': scheme,
        'tls.sni': sni,
        'http.method': method,
        'http.host': host,
        'http.path': path,
        'net.dst.port': BigInt(port),
        'net.src.ip': address,
      };
      const value = values[field];
      return value === undefined ? [] : [value];
    }
  }
}

/** `len`, `1` or `0_2` of the segments of a path, the first of which is 0. */
function segmentsOf(path: string, name: string): Value[] {
  const segments = path.replace(/^\//, '').replace(/\/$/, '').split('/');
  if (name === 'len') {
    return [BigInt(segments.length)];
  }
  const [from = 0, to = from] = name.split('_').map(Number);
  return to < segments.length ? [segments.slice(from, to + 1).join('/')] : [];
}

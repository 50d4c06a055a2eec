import {hasHostBits, readCidr, readIp, type Cidr, type Ip} from './ip';
import {compileRegex, RegexFault} from './regex';

type FieldType = 'String' | 'Int' | 'IpAddr';

export type Constant =
  | {type: 'String'; value: string}
  | {type: 'Regex'; value: RegExp}
  | {type: 'Int'; value: bigint}
  | {type: 'IpAddr'; value: Ip}
  | {type: 'IpCidr'; value: Cidr};

export interface Predicate {
  kind: 'predicate';
  field: string;
  /** `lower(…)`: the field in lower case. */
  isLower: boolean;
  /** `any(…)`: one of several values is enough; else all have to agree. */
  isAny: boolean;
  operator: string;
  constant: Constant;
}

export type Expression =
  {kind: 'and' | 'or'; left: Expression; right: Expression} | {kind: 'not'; of: Expression} | Predicate;

/** The fields of HTTP requests in Kong 3.9 (`kong/router/fields.lua`); `*` stands for a name. */
const FIELDS: Record<string, FieldType> = {
  'net.protocol': 'String',
  'tls.sni': 'String',
  'http.method': 'String',
  'http.host': 'String',
  'http.path': 'String',
  'http.path.segments.*': 'String',
  'http.headers.*': 'String',
  'http.queries.*': 'String',
  'net.src.port': 'Int',
  'net.dst.port': 'Int',
  'http.path.segments.len': 'Int',
  'net.src.ip': 'IpAddr',
  'net.dst.ip': 'IpAddr',
};

/** Why Kong refuses an expression: the rule, and the part that breaks it. */
export class ExpressionFault extends Error {
  constructor(
    readonly rule: 'syntax' | 'function' | 'field' | 'type' | 'regex' | 'network' | 'segments',
    readonly part: string,
  ) {
    super(`${rule}: ${part}`);
  }
}

/** What is read of an expression: each level and operator takes some of the browser's stack. */
const MOST = {characters: 20_000, levels: 100};

const IDENTIFIER = /[A-Za-z][\w.]*/y;
const OPERATOR = /==|!=|~|\^=|=\^|>=|>|<=|<|in|not\s+in|contains/y;
const STRING = /"((?:[^"\\]|\\["\\nrt])*)"|r#"([^]*?)"#/y;
const ADDRESS = /\d{1,3}(?:\.\d{1,3}){3}(?:\/\d{1,2})?|(?::|[\dA-Fa-f]{1,4}):(?:[\dA-Fa-f]{1,4}|:)*(?:\/\d{1,3})?/y;
const INTEGER = /-?(?:0[0-7]+|0x[\dA-Fa-f]+|\d+)/y;

/**
 * Reads an expression by the grammar of Kong 3.9 (`atc-router` 1.6.2) and checks the types of its predicates. `||` binds
 * tighter than `&&`, as there.
 *
 * @throws ExpressionFault
 */
export function parseExpression(text: string): Expression {
  if (text.length > MOST.characters) {
    throw new ExpressionFault('syntax', '…');
  }
  const source = new Source(text);
  const expression = readAnd(source, 0);
  source.end();
  return expression;
}

/** A text that is read from its start. White space between the parts means nothing. */
class Source {
  private at = 0;
  constructor(private readonly text: string) {}

  take(part: RegExp): RegExpExecArray | undefined {
    this.at += /^\s*/.exec(this.text.slice(this.at))![0].length;
    part.lastIndex = this.at;
    const found = part.exec(this.text);
    this.at += found?.[0].length ?? 0;
    return found ?? undefined;
  }

  need(part: RegExp): RegExpExecArray {
    return this.take(part) ?? this.fail();
  }

  end(): void {
    this.take(/\s*/y);
    if (this.at < this.text.length) {
      this.fail();
    }
  }

  private fail(): never {
    throw new ExpressionFault('syntax', this.text.slice(this.at, this.at + 20) || '…');
  }
}

function readAnd(source: Source, level: number): Expression {
  let left = readOr(source, level);
  while (source.take(/&&/y)) {
    left = {kind: 'and', left, right: readOr(source, level)};
  }
  return left;
}

function readOr(source: Source, level: number): Expression {
  let left = readTerm(source, level);
  while (source.take(/\|\|/y)) {
    left = {kind: 'or', left, right: readTerm(source, level)};
  }
  return left;
}

/** `!` stands before a parenthesis only. */
function readTerm(source: Source, level: number): Expression {
  const start = source.take(/(!\s*)?\(/y);
  if (start === undefined) {
    return readPredicate(source);
  }
  if (level === MOST.levels) {
    throw new ExpressionFault('syntax', '('.repeat(20));
  }
  const inner = readAnd(source, level + 1);
  source.need(/\)/y);
  return start[1] === undefined ? inner : {kind: 'not', of: inner};
}

function readPredicate(source: Source): Predicate {
  const functions: string[] = [];
  let [name] = source.need(IDENTIFIER);
  while (source.take(/\(/y)) {
    functions.push(name);
    [name] = source.need(IDENTIFIER);
  }
  functions.forEach(() => source.need(/\)/y));
  const unknown = functions.find((each) => each !== 'lower' && each !== 'any');
  if (unknown !== undefined) {
    throw new ExpressionFault('function', unknown);
  }
  const operator = source.need(OPERATOR)[0].replace(/\s+/, ' ');
  const predicate: Predicate = {
    kind: 'predicate',
    // The name until Kong 3.6.
    field: name === 'net.port' ? 'net.dst.port' : name,
    isLower: functions.includes('lower'),
    isAny: functions.includes('any'),
    operator,
    constant: readConstant(source, operator),
  };
  checkTypes(predicate);
  return predicate;
}

const ESCAPES: Record<string, string> = {n: '\n', r: '\r', t: '\t'};

function readConstant(source: Source, operator: string): Constant {
  const string = source.take(STRING);
  if (string !== undefined) {
    const value = string[2] ?? string[1]!.replace(/\\(.)/g, (_, code: string) => ESCAPES[code] ?? code);
    return operator === '~' ? {type: 'Regex', value: regexOf(value)} : {type: 'String', value};
  }
  const [address] = source.take(ADDRESS) ?? [];
  return address === undefined ? {type: 'Int', value: integerOf(source.need(INTEGER)[0])} : addressOf(address);
}

function integerOf(text: string): bigint {
  const digits = text.replace('-', '').replace(/^0(?=[0-7]+$)/, '0o');
  return text.startsWith('-') ? -BigInt(digits) : BigInt(digits);
}

function regexOf(source: string): RegExp {
  try {
    return compileRegex(source);
  } catch (error) {
    throw error instanceof RegexFault ? new ExpressionFault('regex', error.message) : error;
  }
}

function addressOf(text: string): Constant {
  const network = readCidr(text);
  if (network !== undefined && !hasHostBits(network)) {
    return {type: 'IpCidr', value: network};
  }
  const address = readIp(text);
  if (address === undefined) {
    throw new ExpressionFault('network', text);
  }
  return {type: 'IpAddr', value: address};
}

/** The types that an operator takes on both sides (Kong's documentation, “Allowed type and operator combinations”). */
const OPERANDS: Record<string, [field: FieldType, constant: Constant['type']][]> = {
  '==': [
    ['String', 'String'],
    ['Int', 'Int'],
    ['IpAddr', 'IpAddr'],
  ],
  '!=': [
    ['String', 'String'],
    ['Int', 'Int'],
    ['IpAddr', 'IpAddr'],
  ],
  '~': [['String', 'Regex']],
  '^=': [['String', 'String']],
  '=^': [['String', 'String']],
  contains: [['String', 'String']],
  '>=': [['Int', 'Int']],
  '>': [['Int', 'Int']],
  '<=': [['Int', 'Int']],
  '<': [['Int', 'Int']],
  in: [['IpAddr', 'IpCidr']],
  'not in': [['IpAddr', 'IpCidr']],
};

function checkTypes({field, isLower, operator, constant}: Predicate): void {
  const type = FIELDS[field] ?? FIELDS[field.replace(/[^.]*$/, '*')];
  if (type === undefined || field.endsWith('.')) {
    throw new ExpressionFault('field', field);
  }
  const fits = OPERANDS[operator]!.some(([left, right]) => left === type && right === constant.type);
  if (!fits || (isLower && type !== 'String')) {
    throw new ExpressionFault('type', `${field} ${operator}`);
  }
  const [, from, to] = /^http\.path\.segments\.(0|[1-9]\d*)(?:_([1-9]\d*))?$/.exec(field) ?? [];
  const isSegments = field.startsWith('http.path.segments.') && type === 'String';
  if (isSegments && (from === undefined || (to !== undefined && Number(from) >= Number(to)))) {
    throw new ExpressionFault('segments', field);
  }
}

import {scalarText} from '@site/src/documents/documents';

import {contains, readCidr, readIp, type Ip} from '../routes/ip';
import {headerKey, type Request} from '../routes/request';

/** On what it depends whether a plugin ends a request, where the request does not tell. */
type Unknown = 'credential' | 'certificate' | 'group' | 'bot' | 'client' | 'limit' | 'stored' | 'json';

/** What a plugin does in the phase `access`: lets the request pass, ends it, or ends it under a condition. */
export type Outcome =
  | {does: 'pass'}
  | {does: 'end'; status: number; message: string}
  | {does: 'mayEnd'; status: number | undefined; when: Unknown};

/** Who the plugins before have found to be calling. */
export type Caller = 'nobody' | 'anonymous' | 'app';

type Config = Record<string, unknown>;
type Check = (config: Config, request: Request, caller: Caller) => Outcome;

const PASS: Outcome = {does: 'pass'};
const end = (status: number, message: string): Outcome => ({does: 'end', status, message});
const mayEnd = (status: number | undefined, when: Unknown): Outcome => ({does: 'mayEnd', status, when});

const headerOf = ({headers}: Request, name: string): string | undefined => headers.get(headerKey(name))?.[0];
const texts = (list: unknown): string[] => (Array.isArray(list) ? list.map(scalarText) : []);

/** The authentication plugins: whether a request has a credential for them, and Kong's message when it has none. */
const CREDENTIALS: Record<string, {isSent: (config: Config, request: Request) => boolean; message: string}> = {
  jwt: {isSent: sendsToken, message: 'Unauthorized'},
  oauth2: {isSent: sendsAccessToken, message: 'The access token is missing'},
  'key-auth': {isSent: sendsKey, message: 'No API key found in request'},
  'ldap-auth': {isSent: ({header_type: type}, request) => sends(request, scalarText(type)), message: 'Unauthorized'},
  'basic-auth': {isSent: (_, request) => sends(request, 'basic'), message: 'Unauthorized'},
  'hmac-auth': {isSent: (_, request) => sends(request, 'hmac'), message: 'Unauthorized'},
};

export const isAuthentication = (name: string): boolean => name === 'aqueduto-mtls' || Object.hasOwn(CREDENTIALS, name);

function sends(request: Request, scheme: string): boolean {
  const sent = headerOf(request, 'Proxy-Authorization') ?? headerOf(request, 'Authorization') ?? '';
  return sent.toLowerCase().startsWith(`${scheme.toLowerCase()} `);
}

function sendsKey(
  {key_names: names, key_in_header: inHeader, key_in_query: inQuery}: Config,
  request: Request,
): boolean {
  return texts(names).some(
    (name) =>
      (inHeader !== false && (headerOf(request, name) ?? '') !== '') ||
      (inQuery !== false && (request.queries.get(name)?.[0] ?? '') !== ''),
  );
}

function sendsToken(config: Config, request: Request): boolean {
  const cookies = headerOf(request, 'Cookie') ?? '';
  return (
    texts(config.uri_param_names).some((name) => request.queries.has(name)) ||
    texts(config.cookie_names).some((name) => cookies.includes(`${name}=`)) ||
    texts(config.header_names).some((name) => /^\s*bearer\s+\S/i.test(headerOf(request, name) ?? ''))
  );
}

function sendsAccessToken({auth_header_name: name}: Config, request: Request): boolean {
  return (
    request.queries.has('access_token') || /^\s*(?:bearer|token)\s+\S/i.test(headerOf(request, scalarText(name)) ?? '')
  );
}

/** What the plugins of a policy do with a request in the phase `access` (their handlers in Kong 3.9); the others let it pass. */
const CHECKS: Record<string, Check> = {
  'bot-detection': botCheck,
  cors: ({preflight_continue: goesOn}, request) =>
    request.method === 'OPTIONS' &&
    headerOf(request, 'Origin') !== undefined &&
    headerOf(request, 'Access-Control-Request-Method') !== undefined &&
    goesOn !== true
      ? end(200, '')
      : PASS,
  'aqueduto-mtls': ({anonymous}) => (anonymous === undefined ? mayEnd(401, 'certificate') : PASS),
  'grpc-gateway': () => mayEnd(400, 'json'),
  'ip-restriction': addressCheck,
  'request-size-limiting': sizeCheck,
  acl: aclCheck,
  'rate-limiting': () => mayEnd(429, 'limit'),
  'response-ratelimiting': () => mayEnd(429, 'limit'),
  'proxy-cache': ({request_method: methods}, {method}) =>
    texts(methods).includes(method) ? mayEnd(undefined, 'stored') : PASS,
  'request-termination': ({status_code: status, message, trigger}, request) =>
    typeof trigger === 'string' && headerOf(request, trigger) === undefined && !request.queries.has(trigger)
      ? PASS
      : end(Number(scalarText(status)), typeof message === 'string' ? message : ''),
};

/** What a plugin does with a request in the phase `access`. A credential that is sent may still be wrong. */
export function outcomeOf(name: string, config: Config, request: Request, caller: Caller): Outcome {
  const credential = CREDENTIALS[name];
  if (credential === undefined) {
    return CHECKS[name]?.(config, request, caller) ?? PASS;
  }
  if (name === 'oauth2' && /\/oauth2\/(?:token|authorize)\/?$/.test(request.path)) {
    return end(request.method === 'POST' ? 200 : 405, '');
  }
  const isLeftOut = config.run_on_preflight === false && request.method === 'OPTIONS';
  if (isLeftOut || config.anonymous !== undefined) {
    return PASS;
  }
  return credential.isSent(config, request) ? mayEnd(401, 'credential') : end(401, credential.message);
}

/** Who is known to call after an authentication plugin has let a request pass. */
export function callerAfter(name: string, config: Config, request: Request, caller: Caller): Caller {
  const isLeftOut = config.run_on_preflight === false && request.method === 'OPTIONS';
  if (isLeftOut || (caller === 'app' && config.anonymous !== undefined)) {
    return caller;
  }
  return CREDENTIALS[name]?.isSent(config, request) === false ? 'anonymous' : 'app';
}

function botCheck({allow, deny}: Config, request: Request): Outcome {
  const [agent, second] = request.headers.get('user_agent') ?? [];
  if (agent === undefined) {
    return PASS;
  }
  if (second !== undefined) {
    return end(400, 'Only one User-Agent header allowed');
  }
  const takes = (list: unknown): boolean => texts(list).some((pattern) => matches(pattern, agent));
  if (takes(allow)) {
    return PASS;
  }
  return takes(deny) ? end(403, 'Forbidden') : mayEnd(403, 'bot');
}

function matches(pattern: string, agent: string): boolean {
  try {
    return new RegExp(pattern).test(agent.trim());
  } catch {
    return false; // a pattern of another engine
  }
}

function addressCheck({allow, deny, status, message}: Config, {client}: Request): Outcome {
  const ip = readIp(client ?? '');
  if (ip === undefined) {
    return mayEnd(typeof status === 'number' ? status : 403, 'client');
  }
  const isAllowed = texts(allow).length === 0 || lists(allow, ip);
  return lists(deny, ip) || !isAllowed
    ? end(
        typeof status === 'number' ? status : 403,
        typeof message === 'string' ? message : `IP address not allowed: ${client}`,
      )
    : PASS;
}

const lists = (list: unknown, ip: Ip): boolean =>
  texts(list).some((item) => {
    const network = readCidr(item.includes('/') ? item : `${item}/${item.includes(':') ? 128 : 32}`);
    return network !== undefined && contains(network, ip);
  });

const BYTES: Record<string, number> = {bytes: 1, kilobytes: 1024, megabytes: 1_048_576};

function sizeCheck(config: Config, request: Request): Outcome {
  const {allowed_payload_size: size, size_unit: unit, require_content_length: isRequired} = config;
  const length = headerOf(request, 'Content-Length');
  if (length === undefined || !/^\d+$/.test(length)) {
    return isRequired === true && headerOf(request, 'Transfer-Encoding') !== 'chunked'
      ? end(411, 'A valid Content-Length header is required')
      : PASS;
  }
  if (Number(length) <= Number(scalarText(size)) * (BYTES[scalarText(unit)] ?? 1)) {
    return PASS;
  }
  const isAnnounced = headerOf(request, 'Expect')?.toLowerCase() === '100-continue';
  return end(isAnnounced ? 417 : 413, 'Request size limit exceeded');
}

function aclCheck(_: Config, __: Request, caller: Caller): Outcome {
  if (caller === 'nobody') {
    return end(401, 'Unauthorized');
  }
  return mayEnd(caller === 'anonymous' ? 401 : 403, 'group');
}

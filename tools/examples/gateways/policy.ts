import type {GatewayFacts} from '../../facts/gateways';
import {type Fields, fieldsIn, isFields, type Path, walk} from '../../../src/documents/documents';
import {codes, type Fault} from '../../../src/documents/faults';
import {referencesIn} from '../../../src/integrations/references';
import {entityFaults} from './entities';
import {policyPluginFaults} from './policyPlugins';

/** What Aqueduto sets itself, or does not offer. */
const NOT_IN_POLICY = [
  'id',
  'created_at',
  'updated_at',
  'service',
  'sources',
  'destinations',
  'expression',
  'priority',
];
const PROTOCOLS = ['http', 'https', 'grpc', 'grpcs'];

/** Checks the `spec` of a GatewayPolicy, or the part of one that a page shows: only the parts that are there. */
export function policyFaults(facts: GatewayFacts, spec: Fields, path: Path): Fault[] {
  const gateway = isFields(spec.gateway) ? spec.gateway : {};
  const routes = fieldsIn(spec.routes);
  const inherited = isFields(gateway.config) ? gateway.config : {};
  const isKong = gateway.kind === undefined || gateway.kind === 'aqueduto-kong';
  const nativeFaults = (route: Fields, at: Path): Fault[] => [
    ...serviceFaults(facts, route.service, [...at, 'service']),
    ...routeConfigFaults(facts, {...inherited, ...(isFields(route.config) ? route.config : {})}, [...at, 'config']),
  ];
  return [
    ...expressionFaults(spec, path),
    ...(isKong ? serviceFaults(facts, gateway.service, [...path, 'gateway', 'service']) : []),
    ...routes.flatMap((route, index) => {
      const at = [...path, 'routes', index];
      return [...nameFaults(route, routes.slice(0, index), at), ...(isKong ? nativeFaults(route, at) : [])];
    }),
    ...fieldsIn(spec.endpoints).flatMap((endpoint, index, all) => {
      const at = [...path, 'endpoints', index];
      return [
        ...endpointFaults(endpoint, all.slice(0, index), routes, inherited, at),
        ...(isKong ? serviceFaults(facts, endpoint.service, [...at, 'service']) : []),
      ];
    }),
    ...policyPluginFaults(facts, spec, [...path, 'plugins']),
  ];
}

function nameFaults({name}: Fields, earlier: Fields[], path: Path): Fault[] {
  return earlier.some((other) => other.name === name)
    ? [{path: [...path, 'name'], message: `is “${name}” twice; names of routes are unique in a policy`}]
    : [];
}

function serviceFaults(facts: GatewayFacts, service: unknown, path: Path): Fault[] {
  return isFields(service) ? [...refusedFaults(service, path), ...entityFaults(facts, 'services', service, path)] : [];
}

function routeConfigFaults(facts: GatewayFacts, config: Fields, path: Path): Fault[] {
  const protocols = Array.isArray(config.protocols) ? config.protocols : [];
  const wrong = protocols.filter((protocol) => !PROTOCOLS.includes(String(protocol)));
  return [
    ...refusedFaults(config, path),
    ...wrong.map((protocol) => ({
      path: [...path, 'protocols'],
      message: `holds “${protocol}”; a policy takes ${codes(PROTOCOLS)}`,
    })),
    ...entityFaults(facts, 'routes', config, path),
  ];
}

function refusedFaults(config: Fields, path: Path): Fault[] {
  return NOT_IN_POLICY.filter((name) => name in config).map((name) => ({
    path: [...path, name],
    message: 'is a field that a policy refuses; remove it',
  }));
}

function endpointFaults(endpoint: Fields, earlier: Fields[], routes: Fields[], inherited: Fields, at: Path): Fault[] {
  const operation = String(endpoint.operation);
  const route = routes.find(({name}) => name === endpoint.route);
  const config: Fields = {...inherited, ...(isFields(route?.config) ? route.config : {})};
  const [method] = operation.split(' ');
  const faults: Fault[] = [];
  if (earlier.some((other) => other.operation === operation)) {
    faults.push({path: [...at, 'operation'], message: `is “${operation}” twice; an operation has one route`});
  }
  if (routes.length > 0 && route === undefined) {
    faults.push({
      path: [...at, 'route'],
      message: `is “${endpoint.route}”, which is no route of the policy; correct it`,
    });
  } else if (Array.isArray(config.methods) && !config.methods.includes(method)) {
    faults.push({path: at, message: `has the method ${method}, but its route only takes ${codes(config.methods)}`});
  }
  return faults;
}

/** A policy knows variables and secrets of the workspace, and nothing else. */
function expressionFaults(spec: Fields, path: Path): Fault[] {
  const faults: Fault[] = [];
  walk(spec, path, (value, at) => {
    const {roots} = typeof value === 'string' ? referencesIn(value) : {roots: []};
    const wrong = roots.find((root) => root !== 'vars' && root !== 'secrets');
    if (wrong !== undefined) {
      faults.push({path: at, message: `reads \`.${wrong}\`; a policy knows only \`.vars\` and \`.secrets\``});
    }
  });
  return faults;
}

import type {GatewayFacts} from '../../facts/gateways';
import {type Fields, fieldsIn, isFields, type Path, pathText} from '../../../src/documents/documents';
import {codes, type Fault} from '../../../src/documents/faults';
import {apisixPluginFaults, kongPluginFaults} from './plugins';

/** Checks `spec.plugins`: the plugins of the gateway's kind, once a level, on what the policy has. */
export function policyPluginFaults(facts: GatewayFacts, spec: Fields, path: Path): Fault[] {
  const kind = String((isFields(spec.gateway) ? spec.gateway.kind : undefined) ?? 'aqueduto-kong');
  const plugins = fieldsIn(spec.plugins);
  const routes = fieldsIn(spec.routes).map(({name}) => name);
  const operations = fieldsIn(spec.endpoints).map(({operation}) => operation);
  const known = knownPlugins(facts, kind);
  const level = ({route, endpoint}: Fields) => JSON.stringify([route ?? null, endpoint ?? null]);
  return plugins.flatMap((plugin, index) => {
    const at = [...path, index];
    const {name, route, endpoint, config} = plugin;
    const twin = plugins.findIndex((other) => other.name === name && level(other) === level(plugin));
    const messages: Fault[] = [];
    if (known !== undefined && !known.includes(String(name))) {
      messages.push({
        path: [...at, 'name'],
        message: `is “${name}”, which is no plugin of this gateway; use one of ${codes(known)}`,
      });
    }
    if (twin < index) {
      messages.push({
        path: at,
        message: `is on the same level as \`${pathText([...path, twin])}\`; a plugin occurs once a level`,
      });
    }
    if (route !== undefined && endpoint !== undefined) {
      messages.push({path: at, message: 'names a route and an endpoint; keep one'});
    }
    if (route !== undefined && routes.length > 0 && !routes.includes(route)) {
      messages.push({path: [...at, 'route'], message: `is “${route}”, which is no route of the policy; correct it`});
    }
    if (endpoint !== undefined && operations.length > 0 && !operations.includes(endpoint)) {
      messages.push({
        path: [...at, 'endpoint'],
        message: `is “${endpoint}”, which is no endpoint of the policy; correct it`,
      });
    }
    return [...messages, ...configFaults(facts, kind, String(name), config, [...at, 'config'])];
  });
}

/** A plugin of Aqueduto's own, which the facts of Kong do not hold. */
const OWN_PLUGIN = 'aqueduto-mtls';

/** Undefined for a kind of gateway whose plugins the facts do not hold. */
function knownPlugins({plugins, apisixPlugins}: GatewayFacts, kind: string): string[] | undefined {
  const of: Record<string, object> = {'aqueduto-kong': {...plugins, [OWN_PLUGIN]: {}}, apisix: apisixPlugins};
  return of[kind] && Object.keys(of[kind]);
}

function configFaults(facts: GatewayFacts, kind: string, name: string, config: unknown, path: Path): Fault[] {
  switch (kind) {
    case 'aqueduto-kong':
      return kongPluginFaults(facts, name, config, path);
    case 'apisix':
      return apisixPluginFaults(facts, name, isFields(config) ? config : {}, path, false);
    default:
      return [];
  }
}

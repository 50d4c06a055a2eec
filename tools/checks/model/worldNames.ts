import {meant} from '../../../src/plugins/catalog/nearest';
import type {World} from '../../../src/model/files';

/** Something that a page says and the example world does not. */
export interface WorldFault {
  /** Line of the body, from 1. */
  line: number;
  /** One sentence: what is wrong and what to do. */
  fault: string;
}

/** A group of the world by a name that stands for one of it: word of a command, key of a file. */
export const GROUPS = {
  api: 'apis',
  cluster: 'clusters',
  'consumer-app': 'apps',
  environment: 'environments',
  gateway: 'gateways',
  org: 'organizations',
  plan: 'plans',
  portal: 'portals',
  workspace: 'workspaces',
} as const satisfies Record<string, keyof World>;
export type Kind = keyof typeof GROUPS;

/** An id of a computer or a placeholder in capitals stands for any name. */
const OPEN = /^(?:[0-9a-f]{8}-[0-9a-f-]{27}|[A-Z][A-Z0-9_]*)$/;

/** Names of a group. */
function namesOf(world: World, kind: Kind): string[] {
  const group = world[GROUPS[kind]];
  return Array.isArray(group) ? group : Object.keys(group);
}

/** What is wrong with a name; undefined when the world has it. A plan may stand behind its API: `commerce/orders:partner`. */
export function nameFault(world: World, kind: Kind, name: string): string | undefined {
  const names = namesOf(world, kind);
  const own = kind === 'plan' ? name.slice(name.lastIndexOf(':') + 1) : name;
  return names.includes(own) || OPEN.test(own)
    ? undefined
    : `“${own}” is no ${kind} of model/world.yaml; ${meant(own, names, `use one of ${names.join(', ')}`)}, or add it there.`;
}

/** What is wrong with a gateway or cluster beside these environments; undefined when it is in one of them. */
export function placeFault(world: World, kind: 'gateway' | 'cluster', name: string, environments: string[]): string | undefined {
  const own = world[GROUPS[kind]][name]?.environment;
  const others = environments.filter((environment) => environment in world.environments);
  if (own === undefined || others.length === 0 || others.includes(own)) {
    return undefined;
  }
  const there = namesOf(world, kind).filter((each) => world[GROUPS[kind]][each]?.environment === others[0]);
  return `The ${kind} “${name}” is in ${own}, not in ${others[0]}; ${meant(name, there, `use one of ${there.join(', ')}`)}.`;
}

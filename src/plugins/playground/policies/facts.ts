import kong from '@site/model/facts/kong-plugins.json';

/** The phases of a request in their order, without those that policies do not have. */
export const PHASES = ['access', 'header_filter', 'body_filter', 'log'] as const;
export type Phase = (typeof PHASES)[number];

interface PluginFacts {
  priority: number;
  phases: string[];
  config: {path: string; default?: unknown}[];
}

/** The 23 of Kong, and the one that Aqueduto has developed (page mTLS credentials). */
const PLUGINS: Record<string, PluginFacts> = {
  ...kong.plugins,
  'aqueduto-mtls': {priority: 1600, phases: ['certificate', 'access'], config: []},
};

export const isPlugin = (name: string): boolean => Object.hasOwn(PLUGINS, name);

export const priorityOf = (name: string): number => PLUGINS[name]!.priority;

export const runsIn = (name: string, phase: Phase): boolean => PLUGINS[name]!.phases.includes(phase);

/** The configuration of a plugin with Kong's defaults of the fields that it does not set. */
export function withDefaults(name: string, given: Record<string, unknown>): Record<string, unknown> {
  const defaults = PLUGINS[name]!.config.flatMap((field) =>
    field.default === undefined ? [] : [[field.path, field.default] as const],
  );
  return {...Object.fromEntries(defaults), ...given};
}

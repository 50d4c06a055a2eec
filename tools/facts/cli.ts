import {join} from 'node:path';

import {readYaml} from '../content/readYaml';

export interface FlagFacts {
  type: string;
  default?: string | number | boolean | null;
  /** Environment variable that says the same. */
  env?: string | null;
  allowed?: string[];
  required?: boolean;
  /** It may occur more than once. */
  repeat?: boolean;
}

export type Flags = Record<string, FlagFacts>;

/** A command of `aqd`. */
export interface CommandFacts {
  /** `integration validate`. */
  name: string;
  /** In order; `[X]` is optional. */
  args: string[];
  /** Values of the first argument, if they are fixed. */
  allowed?: string[];
  flags: Flags;
}

export interface CliFacts {
  globalFlags: Flags;
  commands: Map<string, CommandFacts>;
  /** Error codes by exit code. */
  exitCodes: Map<string, string[]>;
}

interface Model {
  exitCodes: Record<string, {errors: string[]}>;
  globalFlags: Flags;
  resources: Record<string, unknown>;
  verbs: Record<string, Omit<CommandFacts, 'name'>>;
  resourceFlags: Record<string, Record<string, Flags>>;
  commands: Record<string, Omit<CommandFacts, 'name'>>;
}

/** Reads the grammar of `aqd`: its commands, and the verbs of its resources, each with all flags that it takes. */
export function readCli(root: string): CliFacts {
  const model = readYaml(join(root, 'model/cli.yaml')) as Model;
  const ofResources = Object.keys(model.resources).flatMap((resource) =>
    Object.entries(model.verbs).map(([verb, {args, flags}]): CommandFacts => {
      const own = model.resourceFlags[resource]?.[verb] ?? {};
      return {name: `${resource} ${verb}`, args, flags: {...flags, ...own}};
    }),
  );
  const others = Object.entries(model.commands).map(([name, command]): CommandFacts => ({name, ...command}));
  return {
    globalFlags: model.globalFlags,
    commands: new Map([...ofResources, ...others].map((command) => [command.name, command])),
    exitCodes: new Map(Object.entries(model.exitCodes).map(([code, {errors}]) => [code, errors])),
  };
}

import type {CommandEntry, Flags} from '../../src/model/files';
import {readModel} from '../model/readModel';

/** A command of `aqd`. */
export interface CommandFacts extends CommandEntry {
  /** `integration validate`. */
  name: string;
}

export interface CliFacts {
  globalFlags: Flags;
  commands: Map<string, CommandFacts>;
  /** Error codes by exit code. */
  exitCodes: Map<string, string[]>;
}

/** Reads the grammar of `aqd`: its commands, and the verbs of its resources, each with all flags that it takes. */
export function readCli(root: string): CliFacts {
  const model = readModel(root, 'cli');
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

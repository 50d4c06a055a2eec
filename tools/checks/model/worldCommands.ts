import type {InlineCode} from 'mdast';

import {meant} from '../../../src/plugins/catalog/nearest';
import type {World} from '../../../src/model/files';
import {lineOf, nodes} from '../../content/markdown';
import type {Page} from '../../content/types';
import {type CommandLine, commandLines} from '../../examples/commands/commandLines';
import {type Call, readCall} from '../../examples/commands/grammar';
import type {CliFacts} from '../../facts/cli';
import {callsOnPage} from './commandMentions';
import {GROUPS, type Kind, nameFault, placeFault, type WorldFault} from './worldNames';

/** A call of `aqd` and where it stands. */
interface PlacedCall extends Call {
  /** Line of the body, from 1. */
  line: number;
}

/** Calls of `aqd` in code blocks of the page, in their order. */
export function callsIn(page: Page, cli: CliFacts): PlacedCall[] {
  return callsOf(callsOnPage(page), cli);
}

/** Values of a flag or of arguments that are known. */
export const valuesOf = ({flags}: Call, flag: string): string[] =>
  (flags.get(flag) ?? []).filter(({isOpen}) => !isOpen).map(({text}) => text);

/** Commands name what the world has, and put together what is together there. */
export function worldCommands(page: Page, {world, cli}: {world: World; cli: CliFacts}): WorldFault[] {
  const mentioned = nodes<InlineCode>(page.tree, 'inlineCode')
    .filter(({value}) => value.startsWith('aqd '))
    .flatMap((span) => {
      const lines = commandLines(span.value).map((call) => ({...call, line: lineOf(span) + call.line - 1}));
      return callsOf(lines, cli);
    });
  const calls = callsIn(page, cli);
  return [
    ...[...calls, ...mentioned].flatMap((call) => faultsOf(call, world).map((fault) => ({line: call.line, fault}))),
    ...createdTwice(calls),
  ];
}

/** What tells two things of a kind apart. */
const IDENTITY = ['--workspace', '--consumer-app', '--api', '--environment', '--slug', '--name', '--key', '--version'];

/** What a page creates again is refused. A page that shows the refusal repeats the command on the next line. */
function createdTwice(calls: PlacedCall[]): WorldFault[] {
  const created = new Map<string, number>();
  return calls.flatMap((call) => {
    const values = IDENTITY.map((flag) => valuesOf(call, flag).join(' '));
    if (!call.name.endsWith(' create') || values.slice(4).every((value) => value === '')) {
      return [];
    }
    const thing = [call.name, ...values].join('\n');
    const before = created.get(thing) ?? call.line;
    created.set(thing, call.line);
    return call.line - before < 2
      ? []
      : [{line: call.line, fault: `The page has created “${values.slice(4).filter(Boolean)[0]}” before; remove one \`aqd ${call.name}\`, or give another name.`}];
  });
}

function callsOf(lines: CommandLine[], cli: CliFacts): PlacedCall[] {
  return lines.flatMap(({line, arguments: words}) => {
    const call = readCall(cli, words);
    return call === undefined ? [] : [{...call, line}];
  });
}

function faultsOf(call: PlacedCall, world: World): string[] {
  const [resource = '', verb = ''] = call.name.split(' ');
  const own = resource in GROUPS ? ownName(call, verb) : undefined;
  const environments = [...valuesOf(call, '--environment'), ...(resource === 'environment' ? [own ?? ''] : [])];
  return [
    ...(Object.keys(GROUPS) as Kind[]).flatMap((kind) => [
      ...valuesOf(call, `--${kind}`).map((name) => nameFault(world, kind, name)),
      ...(kind === resource && own !== undefined ? [nameFault(world, kind, own)] : []),
    ]),
    ...(['gateway', 'cluster'] as const).flatMap((kind) =>
      [...valuesOf(call, `--${kind}`), ...(kind === resource && own !== undefined ? [own] : [])].map((name) =>
        placeFault(world, kind, name, environments),
      ),
    ),
    versionFault(call, world),
    resource === 'variable' || resource === 'secret' ? keyFault(call, resource, world) : undefined,
  ].filter((fault) => fault !== undefined);
}

/** The slug that a command creates, shows, changes or deletes; other commands take files. */
function ownName(call: Call, verb: string): string | undefined {
  if (verb === 'create') {
    return valuesOf(call, '--slug')[0] ?? valuesOf(call, '--name')[0];
  }
  return ['get', 'update', 'delete'].includes(verb) ? call.positional.find(({isOpen}) => !isOpen)?.text : undefined;
}

function versionFault(call: Call, {apis}: World): string | undefined {
  const [api = ''] = valuesOf(call, '--api');
  const [version] = valuesOf(call, '--api-version');
  const versions = Object.keys(apis[api]?.versions ?? {});
  return version === undefined || versions.length === 0 || versions.includes(version)
    ? undefined
    : `“${api}” has no version ${version} in model/world.yaml; ${meant(version, versions, `use one of ${versions.join(', ')}`)}, or add it there.`;
}

/** Keys are in capitals, as placeholders are. */
function keyFault(call: Call, resource: 'variable' | 'secret', {variables, secrets}: World): string | undefined {
  const key = (call.flags.get('--key') ?? call.positional)[0]?.text;
  if (key === undefined || key === 'KEY' || key.includes('$')) {
    return undefined;
  }
  const keys = resource === 'variable' ? Object.keys(variables) : secrets;
  if (!keys.includes(key)) {
    return `“${key}” is no ${resource} of model/world.yaml; ${meant(key, keys, `use one of ${keys.join(', ')}`)}, or add it there.`;
  }
  const [environment = ''] = valuesOf(call, '--environment');
  const [value] = valuesOf(call, '--value');
  const known = variables[key]?.[environment];
  return known === undefined || value === undefined || value === known
    ? undefined
    : `In ${environment}, “${key}” has another value in model/world.yaml; write “${known}”.`;
}

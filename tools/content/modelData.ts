import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {readCli, type CliFacts, type FlagFacts, type Flags} from '../facts/cli';
import {rolesWith, type RoleGrants} from './grants';
import {readYaml} from './readYaml';
import type {Locale} from './types';

/** A text as readers see it, in each language. */
export type Texts = Record<Locale, string>;
export type Generation = 'v1' | 'v2';

export interface Label extends Texts {
  /** Id within its group, such as `new-workspace`. */
  key: string;
  console: Generation[];
}

export interface Term extends Texts {
  /** The English word stays in Portuguese. */
  keep?: boolean;
}

export interface BannedForm {
  forms: string[];
  /** The Brazilian form. */
  use: string;
  /** Wrong in this sense only, so a person has to judge it. */
  when?: string;
}

export interface Metric {
  type: 'counter' | 'gauge' | 'histogram';
  /** In their order. */
  labels: string[];
}

export interface Limit {
  /** The highest allowed or the fixed value; of a range, both ends. */
  values: number[];
  unit: string;
}

/** A flag of `aqd`; a global one has no command. */
export interface Flag extends FlagFacts {
  name: string;
  command: string | undefined;
}

export interface FakeSecret {
  value: string;
  /** Why it may stand in a page although it looks real. */
  reason: string;
}

/** What `model/` says, in the form in which checks ask for it. */
export interface ModelData {
  labels: Label[];
  terms: Term[];
  banned: BannedForm[];
  /** Product names and names of components, which keep their capitals everywhere. */
  names: string[];
  /** Message by code: `AQD-1401`. */
  errors: Map<string, Texts>;
  /** Names of webhook events. */
  events: Set<string>;
  metrics: Map<string, Metric>;
  /** Actions by resource. */
  resources: Map<string, string[]>;
  /** Names of the built-in roles by id. */
  roles: Map<string, Texts>;
  /** Ids of the built-in roles that hold a permission, by permission: `api:read`. */
  holders: Map<string, Set<string>>;
  fakeSecrets: FakeSecret[];
  limits: Limit[];
  flags: Flag[];
  /** Error codes by exit code of `aqd`. */
  exitCodes: Map<string, string[]>;
  /** Headlines by the day of the release: `2025-08-01`. */
  releases: Map<string, Texts[]>;
  /** The release in which v2 left the beta: what it had then says “since” this day. */
  generalAvailability: string;
  /** Words of pages that no dictionary has, of both languages and of each. */
  words: Record<'shared' | Locale, string[]>;
}

interface Files {
  labels: Record<'roles' | 'menu', Record<string, Omit<Label, 'key'>>>;
  glossary: {terms: Term[]; names: string[]; sample: Texts[]; banned: BannedForm[]};
  errors: {errors: Record<string, Texts>};
  events: {events: Record<string, unknown>};
  metrics: {metrics: Record<string, Metric>};
  components: {components: Record<string, Texts>};
  permissions: {resources: Record<string, string[]>; roles: Record<string, RoleGrants>};
  'fake-secrets': {secrets: FakeSecret[]};
  timeline: {releases: Record<string, {headlines: Texts[]}>; v2: {generalAvailability: string}};
  limits: {limits: {min?: number; value: number | null; unit: string}[]};
}

/**
 * Reads the files of `model/` that checks use.
 *
 * @param root the project's root folder
 */
export function readModelData(root: string): ModelData {
  const read = <Name extends keyof Files>(name: Name): Files[Name] =>
    readYaml(join(root, `model/${name}.yaml`)) as Files[Name];
  const labels = read('labels');
  const {terms, names, sample, banned} = read('glossary');
  const permissions = read('permissions');
  const cli = readCli(root);
  const timeline = read('timeline');
  return {
    labels: Object.values(labels).flatMap((group) => Object.entries(group).map(([key, label]) => ({...label, key}))),
    terms,
    banned,
    names: [...names, ...bothTexts(sample), ...bothTexts(Object.values(read('components').components))],
    errors: new Map(Object.entries(read('errors').errors)),
    events: new Set(Object.keys(read('events').events)),
    metrics: new Map(Object.entries(read('metrics').metrics)),
    resources: new Map(Object.entries(permissions.resources)),
    roles: new Map(Object.entries(labels.roles)),
    holders: rolesWith(permissions.resources, permissions.roles),
    fakeSecrets: read('fake-secrets').secrets,
    limits: read('limits').limits.map(({min, value, unit}) => ({
      values: [min, value].filter((bound) => bound != null),
      unit,
    })),
    flags: readFlags(cli),
    exitCodes: cli.exitCodes,
    releases: new Map(Object.entries(timeline.releases).map(([date, {headlines}]) => [date, headlines])),
    generalAvailability: timeline.v2.generalAvailability,
    words: {shared: readWords(root, 'shared'), en: readWords(root, 'en'), 'pt-BR': readWords(root, 'pt-BR')},
  };
}

function readFlags({globalFlags, commands}: CliFacts): Flag[] {
  const named = (flags: Flags, command?: string): Flag[] =>
    Object.entries(flags).map(([name, facts]) => ({...facts, name, command}));
  return [...named(globalFlags), ...[...commands.values()].flatMap(({name, flags}) => named(flags, name))];
}

const readWords = (root: string, name: string): string[] =>
  readFileSync(join(root, `model/words/${name}.txt`), 'utf8')
    .split('\n')
    .filter(Boolean);

/** English and Portuguese, in one list. */
export const bothTexts = (texts: Texts[]): string[] => texts.flatMap((text) => [text.en, text['pt-BR']]);

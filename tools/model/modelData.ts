import {readCli, type CliFacts} from '../facts/cli';
import {lazy} from '../content/lazy';
import type {Locale} from '../content/types';
import type {BannedForm, FakeSecret, FlagFacts, Flags, Kind, Metric, ModelFiles, Term, Texts, World} from '../../src/model/files';
import type {ModelName} from '../../src/model/readModel';
import {rolesWith} from './grants';
import {type Label, readLabels} from './readLabels';
import {readModel} from './readModel';
import {readWords} from './words';

export type {BannedForm, FakeSecret, Generation, Metric, Term, Texts} from '../../src/model/files';
export type {Label} from './readLabels';

export interface Limit {
  /** The highest allowed or the fixed value; of a range, both ends. */
  values: number[];
  unit: string;
}

/** A flag of `aqd`; a global one has no command. */
interface Flag extends FlagFacts {
  name: string;
  command: string | undefined;
}

/** What `model/` says, in the form in which checks ask for it. */
export interface ModelData {
  kinds: Record<string, Kind>;
  labels: Label[];
  terms: Term[];
  banned: BannedForm[];
  /** Product names and names of components, which keep their capitals everywhere. */
  names: string[];
  /** Names of components by type id: `tech.kafka`. */
  components: Map<string, Texts>;
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
  /** The grammar of `aqd`. */
  cli: CliFacts;
  flags: Flag[];
  /** Error codes by exit code of `aqd`. */
  exitCodes: Map<string, string[]>;
  /** Headlines by the day of the release: `2025-08-01`. */
  releases: Map<string, Texts[]>;
  /** The release in which v2 left the beta: what it had then says “since” this day. */
  generalAvailability: string;
  /** English pages that wait for their Portuguese: since when, by address; and how many may, for how many days. */
  translations: ModelFiles['translations'];
  /** Hosts, gateways and names of the examples. */
  world: World;
  /** Words of pages that no dictionary has, of both languages and of each. */
  words: Record<'shared' | Locale, string[]>;
}

/**
 * Reads the files of `model/` that checks use, each when it is first asked for.
 *
 * @param root the project's root folder
 * @returns values that throw `Unreadable` when their file is not what its schema says
 */
export function readModelData(root: string): ModelData {
  const read = <Name extends ModelName>(name: Name): ModelFiles[Name] => readModel(root, name);
  return lazy<ModelData>({
    kinds: () => read('kinds').kinds,
    labels: () => readLabels(root),
    terms: () => read('glossary').terms,
    banned: () => read('glossary').banned,
    names: () => {
      const {names, sample} = read('glossary');
      return [...names, ...bothTexts(sample), ...bothTexts(Object.values(read('components').components))];
    },
    components: () => new Map(Object.entries(read('components').components)),
    errors: () => new Map(Object.entries(read('errors').errors)),
    events: () => new Set(Object.keys(read('events').events)),
    metrics: () => new Map(Object.entries(read('metrics').metrics)),
    resources: () => new Map(Object.entries(read('permissions').resources)),
    roles: () => new Map(Object.entries(read('labels').roles)),
    holders: () => rolesWith(read('permissions').resources, read('permissions').roles),
    fakeSecrets: () => read('fake-secrets').secrets,
    limits: () => read('limits').limits.map(limitOf),
    cli: () => readCli(root),
    flags: () => readFlags(readCli(root)),
    exitCodes: () => readCli(root).exitCodes,
    releases: () =>
      new Map(Object.entries(read('timeline').releases).map(([date, {headlines}]) => [date, headlines])),
    generalAvailability: () => read('timeline').v2.generalAvailability,
    translations: () => read('translations'),
    world: () => read('world'),
    words: () => ({shared: readWords(root, 'shared'), en: readWords(root, 'en'), 'pt-BR': readWords(root, 'pt-BR')}),
  });
}

const limitOf = ({min, value, unit}: ModelFiles['limits']['limits'][number]): Limit => ({
  values: [min, value].filter((bound) => bound != null),
  unit,
});

function readFlags({globalFlags, commands}: CliFacts): Flag[] {
  const named = (flags: Flags, command?: string): Flag[] =>
    Object.entries(flags).map(([name, facts]) => ({...facts, name, command}));
  return [...named(globalFlags), ...[...commands.values()].flatMap(({name, flags}) => named(flags, name))];
}


/** English and Portuguese, in one list. */
export const bothTexts = (texts: Texts[]): string[] => texts.flatMap((text) => [text.en, text['pt-BR']]);

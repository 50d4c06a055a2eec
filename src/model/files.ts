import type {Area} from '../manual/area';
import type {Generation} from '../manual/docSet';
import type {Locale} from '../manual/locale';

export type {Generation};

/** A text as readers see it, in each language. */
export type Texts = Record<Locale, string>;
type ByName<Value> = Record<string, Value>;

export interface LabelEntry extends Texts {
  console: Generation[];
}

export interface Term extends Texts {
  /** The English word stays in Portuguese. */
  keep?: boolean;
  /** What the term means in Aqueduto, as the glossary says it. */
  meaning?: Texts;
  /** Where to read more. */
  page?: string;
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
  since?: string;
  buckets?: string;
  /** Closed values of the labels with these names, in this family. */
  result?: string[];
  component?: string[];
}

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

export type Flags = ByName<FlagFacts>;

export interface CommandEntry {
  /** In order; `[X]` is optional. */
  args: string[];
  /** Values of the first argument, if they are fixed. */
  allowed?: string[];
  flags: Flags;
}

export interface FakeSecret {
  value: string;
  /** Why it may stand in a page although it looks real. */
  reason: string;
}

export interface RoleGrants {
  scope: string;
  /** `api:read`, `api:*`, `*:read`, `*:*`; with `!` in front it takes away. Later ones win. */
  grants: string[];
}

interface Component extends Texts {
  since: string;
  /** As the field `operation` takes them. */
  operations?: string[];
  page: string;
  pageV1?: string;
  /** Key of `errorMaps`. */
  errors: string;
  schema?: string;
  delivery?: string;
}

export interface ModelField {
  name: string;
  label?: string;
  type: string;
  required?: boolean | string;
  min?: number | string;
  max?: number;
  unit?: string;
  pattern?: string;
  allowed?: unknown[];
  set?: string;
}

interface Entity extends Texts {
  parent: string | null;
  resource: string | null;
  cli: string | null;
  states: string | null;
  statesPerGateway?: string;
  common: string[];
  fields: ModelField[];
  list?: Partial<Record<'columns' | 'sortable' | 'filters' | 'search' | 'rowMenu', string[]>>;
  manifest?: {kind: string; metadata: string[]; spec: string[]};
}

export interface Transition {
  from: string | null;
  to: string;
  by: string;
}

export interface StateModel {
  states: (Texts & {id: string; initial?: boolean})[];
  transitions: Transition[];
}

export interface Headline extends Texts {
  generation: Generation | 'both';
  area: Area;
}

export interface KindSection extends Texts {
  id: string;
  /** What the section says, in a sentence for its writer. */
  asks: string;
  /** Only in this generation. */
  in?: Generation;
  /** Every page of the kind has it. */
  required?: true;
  /** That its tables have at least. */
  rows?: number;
  /** Key of `tables`: the section starts with this table. */
  table?: string;
}

/** What pages of a kind have at least: integration files, configurations of plugins, blocks of JSON, rows with error codes. */
export type Shown = Partial<Record<'integrations' | 'plugins' | 'json' | 'errors', number>>;

export interface Kind {
  opening: string;
  /** Sections come in the order of `sections`. */
  ordered?: true;
  shows?: Partial<Record<Generation, Shown>>;
  /** Kind whose sections a page takes that is not its folder's section page. */
  pagesBesideIndex?: string;
  sections: KindSection[];
}

/** What the examples of all pages name: `model/world.yaml` says what each is. */
export interface World {
  organizations: string[];
  workspaces: string[];
  environments: ByName<{type: string}>;
  gateways: ByName<{engine: string; environment: string; proxy: string}>;
  clusters: ByName<{environment: string}>;
  apis: ByName<{name: string; versions: ByName<{basePath: string; paths: string[]}>}>;
  portals: ByName<{host: string; environments: string[]}>;
  plans: string[];
  apps: string[];
  /** Values by environment. */
  variables: ByName<ByName<string>>;
  secrets: string[];
  hosts: ByName<{is: string; environment?: string}>;
}

/**
 * What the files of `model/` hold, by name, as far as a program reads it. `model/schemas` says all of it, and every file
 * is held against its schema before anybody sees its value.
 */
export interface ModelFiles {
  cli: {
    globalFlags: Flags;
    environment: ByName<{flag?: string}>;
    exitCodes: ByName<{errors: string[]}>;
    resources: ByName<{scope: string[]; entity: string}>;
    verbs: ByName<CommandEntry>;
    resourceFlags: ByName<ByName<Flags>>;
    commands: ByName<CommandEntry>;
  };
  'component-fields': {fields: ByName<string>};
  components: {
    errorMaps: ByName<{codes: string[]}>;
    deliveries: ByName<Texts>;
    components: ByName<Component>;
    envelope: string[];
    steps: {triggerScope: ByName<string[]>};
  };
  entities: {common: ByName<Omit<ModelField, 'name'>>; entities: ByName<Entity>};
  errors: {areas: ByName<Texts & {digit: number}>; errors: ByName<Texts & {area: string}>};
  events: {events: ByName<Texts & {resource: string}>; audit: {known: string[]}};
  'fake-secrets': {secrets: FakeSecret[]};
  glossary: {terms: Term[]; names: string[]; sample: Texts[]; banned: BannedForm[]};
  kinds: {kinds: ByName<Kind>; tables: ByName<Texts>};
  labels: Record<'menu' | 'roles' | 'states', ByName<LabelEntry>> & ByName<ByName<LabelEntry>>;
  limits: {limits: {id: string; min?: number; value: number | null; unit: string; error?: string}[]};
  metrics: {
    metrics: ByName<Metric>;
    labels: ByName<{values?: string[]}>;
    buckets: ByName<unknown>;
    permissions: ByName<unknown>;
  };
  permissions: {resources: ByName<string[]>; roles: ByName<RoleGrants>};
  states: ByName<StateModel>;
  'template-functions': {
    functions: ByName<object>;
    engine: {errors: {parse: string; parseInTemplateEval: string; run: string}};
  };
  thesaurus: {
    terms: {term: Texts; also: {en: string[]; 'pt-BR': string[]}}[];
    alike: {en: string[][]; 'pt-BR': string[][]};
  };
  timeline: {releases: ByName<{headlines: Headline[]}>; v2: {generalAvailability: string}};
  translations: {pages: number; days: number; waiting: ByName<string>};
  world: World;
}

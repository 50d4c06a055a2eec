import {readFacts} from './readFacts';

/** What a gateway's own schema says of a value. */
export interface ValueFacts {
  type?: string | string[];
  /** Shared type of Kong: `header_name`, `host`, `ip_or_cidr`. */
  format?: string;
  allowed?: unknown[];
  refused?: unknown[];
  /** Both ends included. */
  range?: [number, number];
  minimum?: number;
  maximum?: number;
  greaterThan?: number;
  /** Of a text, array, set or map. */
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  minProperties?: number;
  uniqueItems?: boolean;
  /** Lua pattern. */
  match?: string;
  matchAll?: string[];
  matchAny?: string[];
  matchNone?: string[];
  startsWith?: string;
  /** Regular expression. */
  pattern?: string;
  exclusiveSets?: string[][];
  items?: ValueFacts;
  keys?: ValueFacts;
  values?: ValueFacts;
  checks?: Record<string, unknown>[];
}

/** A field of a gateway's entity or plugin. */
export interface FieldFacts extends ValueFacts {
  /** Dot path; `[]` is an element of an array or set, `*` a value of a map. */
  path: string;
  required: boolean;
  default?: unknown;
  /** The gateway sets it. */
  auto?: boolean;
  /** The gateway creates the record, with the defaults of its fields. */
  filledIn?: boolean;
  /** Accepted on input and written to another field. */
  shorthand?: boolean;
  /** Shapes that the object may have: with the fields below it, or as a map of names to values. */
  forms?: string[];
  sets?: string[];
}

/** A rule between fields, as `model/facts` writes it: its kind, then what it is about. */
export type RuleFacts = Record<string, unknown>;

interface EntityFacts {
  fields: FieldFacts[];
  checks: RuleFacts[];
  /** Of Routes: what holds for one protocol. */
  byProtocol?: Record<string, {must_be_null?: string[]; overrides?: FieldFacts[]; checks: RuleFacts[]}>;
}

interface PluginFacts {
  config: FieldFacts[];
  checks: RuleFacts[];
  rules: RuleFacts[];
}

export interface ApisixPluginFacts {
  fields: FieldFacts[];
  /** On a consumer or credential. */
  consumerFields: FieldFacts[];
  conditional: ApisixCondition[];
  consumerConditional: ApisixCondition[];
  exactlyOneGroupOf: string[][];
  atLeastOneGroupOf: string[][];
  mutuallyExclusive: string[][];
  minProperties: number;
  rules: RuleFacts[];
}

interface ApisixCondition {
  if: Record<string, unknown[]>;
  thenRequired?: string[];
  thenFields?: FieldFacts[];
}

export interface GatewayFacts {
  entities: Record<string, EntityFacts>;
  plugins: Record<string, PluginFacts>;
  /** Fields of every Kong plugin, beside `config`. */
  pluginFields: FieldFacts[];
  apisixPlugins: Record<string, ApisixPluginFacts>;
}

/** Reads the facts on Kong and Apache APISIX; keys that an entry leaves out are empty. */
export function readGatewayFacts(root: string): GatewayFacts {
  const {entities} = readFacts<{entities: Record<string, Partial<EntityFacts>>}>(root, 'kong-entities');
  const kong = readFacts<{plugins: Record<string, Partial<PluginFacts>>; commonFields: FieldFacts[]}>(
    root,
    'kong-plugins',
  );
  const apisix = readFacts<{plugins: Record<string, Partial<ApisixPluginFacts>>}>(root, 'apisix-plugins');
  return {
    entities: withDefaults(entities, {fields: [], checks: []}),
    plugins: withDefaults(kong.plugins, {config: [], checks: [], rules: []}),
    pluginFields: kong.commonFields,
    apisixPlugins: withDefaults(apisix.plugins, {
      fields: [],
      consumerFields: [],
      conditional: [],
      consumerConditional: [],
      exactlyOneGroupOf: [],
      atLeastOneGroupOf: [],
      mutuallyExclusive: [],
      minProperties: 0,
      rules: [],
    }),
  };
}

function withDefaults<T extends object>(entries: Record<string, Partial<T>>, defaults: T): Record<string, T> {
  return Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, {...defaults, ...entry}]));
}

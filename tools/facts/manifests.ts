import type {ModelField} from '../../src/model/files';
import {readModel} from '../model/readModel';
import type {FieldFacts} from './gateways';

/** What `aqd apply` takes of a kind of resource. */
export interface ManifestFacts {
  metadata: FieldFacts[];
  spec: FieldFacts[];
}

/** Types of the model, as types of a document. Others, such as fields of a Kong Route, have facts of their own. */
const TYPES: Record<string, string> = {
  text: 'string',
  choice: 'string',
  color: 'string',
  integer: 'integer',
  switch: 'boolean',
  boolean: 'boolean',
};

/** Patterns that the model writes for readers. */
const PATTERNS: Record<string, string> = {
  '#RRGGBB': '^#[0-9A-Fa-f]{6}$',
  'MAJOR.MINOR.PATCH': String.raw`^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)$`,
  'METHOD /path': String.raw`^(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS|TRACE) /\S*$`,
};

/** The manifests of the model, by `kind`. */
export function readManifests(root: string): Map<string, ManifestFacts> {
  const {common, entities} = readModel(root, 'entities');
  const slug = common.slug?.pattern;
  return new Map(
    Object.values(entities).flatMap(({manifest, fields, common: names}) => {
      if (manifest === undefined) {
        return [];
      }
      const shared = names
        .filter((name) => !fields.some((field) => field.name === name))
        .map((name) => ({...common[name], name}) as ModelField);
      const metadata = manifest.metadata.map((entry) => metadataField(entry, slug));
      return [[manifest.kind, {metadata, spec: specFields(manifest.spec, [...shared, ...fields])}]];
    }),
  );
}

/** `name (slug)`, `version`, `displayName`. */
function metadataField(entry: string, slug: string | undefined): FieldFacts {
  const [path = ''] = entry.split(' ');
  const pattern = {name: slug, version: PATTERNS['MAJOR.MINOR.PATCH']}[path];
  return {path, type: 'string', required: pattern !== undefined, pattern};
}

function specFields(names: string[], fields: ModelField[]): FieldFacts[] {
  const inSpec = fields.filter(({name}) => names.includes(name.split(/[.[]/)[0]!)).map((field) => fieldFacts(field));
  const parents = names.filter((name) => !inSpec.some(({path}) => path === name));
  return [...inSpec, ...parents.map((path) => ({path, required: false}))];
}

function fieldFacts({name, type, required, min, max, unit, pattern, allowed}: ModelField): FieldFacts {
  const isList = type.startsWith('list');
  const least = typeof min === 'number' ? min : undefined;
  return {
    path: name,
    type: isList ? 'array' : TYPES[type],
    required: required === true,
    allowed,
    pattern: pattern === undefined || pattern.startsWith('^') ? pattern : PATTERNS[pattern],
    ...(unit === 'characters' ? {minLength: least ?? 0, maxLength: max} : {minimum: least, maximum: max}),
    ...(type.startsWith('list of ') ? {items: {type: 'string'}} : {}),
  };
}

import {type Fields, isFields, type Path, readDocuments, walk} from '../../../src/documents/documents';
import type {World} from '../../../src/model/files';
import {fences, lineOf} from '../../content/markdown';
import type {Page} from '../../content/types';
import {GROUPS, type Kind, nameFault, placeFault, type WorldFault} from './worldNames';

/** Kinds of files of which the world has the names. */
const FILES: Record<string, Kind> = {
  Cluster: 'cluster',
  Environment: 'environment',
  Gateway: 'gateway',
  Plan: 'plan',
  Portal: 'portal',
  Workspace: 'workspace',
};
/** Keys of outputs and events whose value is a name. */
const KEYS: Record<string, Kind> = {
  api: 'api',
  cluster: 'cluster',
  consumerApp: 'consumer-app',
  environment: 'environment',
  gateway: 'gateway',
  organization: 'org',
  plan: 'plan',
  portal: 'portal',
  workspace: 'workspace',
};

/** A part of a file and what is wrong with it. */
type Place = [path: Path, fault: string | undefined];

/** Files of Aqueduto and its JSON name what the world has, and put together what is together there. */
export function worldFiles(page: Page, world: World): WorldFault[] {
  return fences(page.tree)
    .filter(({lang, value}) => lang === 'json' || (lang === 'yaml' && value.includes('apiVersion: aqueduto.example/')))
    .flatMap((fence) =>
      readDocuments(fence.value).flatMap(({value, lineOf: lineAt}) =>
        (fence.lang === 'json' ? jsonPlaces(value, world) : filePlaces(value, world)).flatMap(([path, fault]) =>
          fault === undefined ? [] : [{line: lineOf(fence) + lineAt(path), fault}],
        ),
      ),
    );
}

function filePlaces(value: unknown, world: World): Place[] {
  if (!isFields(value) || !isFields(value.metadata) || !isFields(value.spec)) {
    return [];
  }
  const {metadata, spec} = value;
  const kind = FILES[String(value.kind)];
  const name = String(metadata.name);
  const environments = kind === 'environment' ? [name] : [String(spec.environment)];
  return [
    ...(kind === undefined ? [] : [[['metadata', 'name'], nameFault(world, kind, name)] satisfies Place]),
    ...(kind === 'gateway' || kind === 'cluster'
      ? [[['spec', 'environment'], placeFault(world, kind, name, environments)] satisfies Place]
      : []),
    ...(kind === 'environment' ? (['gateway', 'cluster'] as const) : []).flatMap((each) =>
      textsIn(spec[GROUPS[each]]).map(
        (item, i): Place => [
          ['spec', GROUPS[each], i],
          nameFault(world, each, item) ?? placeFault(world, each, item, environments),
        ],
      ),
    ),
  ];
}

const textsIn = (list: unknown): string[] =>
  Array.isArray(list) ? list.filter((item) => typeof item === 'string') : [];

function jsonPlaces(value: unknown, world: World): Place[] {
  const places: Place[] = [];
  walk(value, [], (part, path) => {
    if (isFields(part)) {
      places.push(...fieldPlaces(part, path, world));
    }
  });
  return places;
}

function fieldPlaces(fields: Fields, path: Path, world: World): Place[] {
  const environment = typeof fields.environment === 'string' ? [fields.environment] : [];
  return Object.entries(KEYS).flatMap(([key, kind]): Place[] => {
    const name = fields[key];
    if (typeof name !== 'string') {
      return [];
    }
    const place = kind === 'gateway' || kind === 'cluster' ? placeFault(world, kind, name, environment) : undefined;
    return [[[...path, key], nameFault(world, kind, name) ?? place]];
  });
}

import type {InlineCode} from 'mdast';

import {meant} from '../../../src/plugins/catalog/nearest';
import {fences, lineOf, nodes, tables} from '../../content/markdown';
import type {ModelData} from '../../model/modelData';
import {codesOf, columnOf, rows} from '../../content/tableRows';
import type {Page} from '../../content/types';
import {matches} from '../../content/words';
import {commandCalls, commandMentions} from './commandMentions';
import {at, type PageCheck} from '../types';

const RULE = 'model-names';

/** A name in a page, and the fault that it has. */
interface Mention {
  line: number;
  fault: string;
}

/** Error codes, events, metrics, permissions and commands that pages mention exist in the model. */
export const modelNames: PageCheck = ({pages, model}) =>
  pages.flatMap((page) => {
    const all = [
      ...inText(page, model),
      ...eventMentions(page, model),
      ...permissionColumns(page, model),
      ...commandCalls(page, model.cli),
      ...commandMentions(page, model.cli),
    ];
    const once = new Map(all.map((mention) => [`${mention.line} ${mention.fault}`, mention]));
    return [...once.values()].map(({line, fault}) => at(page, line, RULE, fault));
  });

/** A license key starts like a code: `AQD-1234-...`. */
const ERROR_CODE = /(?<![\w-])AQD-\d+(?![\w-])/g;
/** A recording rule of Prometheus has a colon in its name, and a name of its own. */
const METRIC = /(?<![\w:])aqueduto_\w*[a-z0-9](?![\w:])/g;
/** The actions, and others that a writer could take for one; other words after a colon are tags, such as `api:orders`. */
const ACTIONS =
  'read|create|update|delete|deploy|approve|publish|reveal|accept|admin|assign|edit|execute|export|get|import|invite|' +
  'list|manage|reject|revoke|rollback|rotate|run|show|undeploy|unpublish|view|write';
const PERMISSION = new RegExp(`(?<![\\w:/.-])[a-z][a-z_-]*:(?:${ACTIONS})(?![\\w:-])`, 'g');

/** Names that show by their form what they are, in prose and in code alike. */
function inText(page: Page, {errors, metrics, resources}: ModelData): Mention[] {
  // The front matter too: descriptions and keywords name codes.
  return page.source.split('\n').flatMap((text, i) => {
    const find = (pattern: RegExp, exists: (match: string) => boolean, fault: (match: string) => string): Mention[] =>
      matches(text, pattern)
        .filter(([match]) => !exists(match))
        .map(([match]) => ({line: i + 2 - page.bodyLine, fault: fault(match)}));
    return [
      ...find(
        ERROR_CODE,
        (code) => errors.has(code),
        (code) => `${code} is not in model/errors.yaml; use one of its codes, or add it there.`, // near is no help: codes are numbers
      ),
      ...find(
        METRIC,
        (name) => isMetric(name, metrics),
        (name) => unknown(name, 'metrics', metrics.keys()),
      ),
      ...find(
        PERMISSION,
        (name) => isPermission(name, resources) || !resembles(name, resources),
        (name) => permissionFault(name, resources),
      ),
    ];
  });
}

function isMetric(name: string, metrics: ModelData['metrics']): boolean {
  const base = name.replace(/_(?:bucket|sum|count)$/, '');
  return metrics.has(name) || metrics.get(base)?.type === 'histogram';
}

function isPermission(name: string, resources: ModelData['resources']): boolean {
  const [resource = '', action = ''] = name.split(':');
  return action === '*' ? resources.has(resource) : (resources.get(resource)?.includes(action) ?? false);
}

/** Scopes of an API in an example, such as `orders:read`, have the same form: only resources of Aqueduto count. */
function resembles(name: string, resources: ModelData['resources']): boolean {
  const resource = name.split(':')[0]!.replaceAll('_', '-');
  return [resource, resource.replace(/s$/, ''), resource.replace(/ies$/, 'y')].some((form) => resources.has(form));
}

const unknown = (name: string, file: string, names: Iterable<string>): string =>
  `“${name}” is not in model/${file}.yaml; ${meant(name, names, 'use one of its names')}, or add it there.`;

function permissionFault(name: string, resources: ModelData['resources']): string {
  const all = [...resources].flatMap(([resource, actions]) => actions.map((action) => `${resource}:${action}`));
  const own = all.filter((permission) => permission.startsWith(`${name.split(':')[0]}:`));
  const fix = own.length === 0 ? meant(name, all, 'use one of it') : `use ${own.join(', ')}`;
  return `“${name}” is not in model/permissions.yaml; ${fix}, or add it there.`;
}

/** What the header of an event says when the webhook sends records of the audit trail. */
const AUDIT_STREAM = 'audit.records';

/** An event reads like any dotted path, so a code span counts by its first word and by the form of its last one. */
function eventMentions(page: Page, model: ModelData): Mention[] {
  const subjects = new Set([...model.events].map((event) => event.split('.')[0]));
  const spans = nodes<InlineCode>(page.tree, 'inlineCode')
    .map((node) => ({name: node.value, line: lineOf(node)}))
    .filter(({name}) => /^[a-z_-]+\.[a-z_]+(?:ed|ing|back)$/.test(name) && subjects.has(name.split('.')[0]));
  const samples = fences(page.tree).flatMap((fence) =>
    fence.value.split('\n').flatMap((text, i) =>
      [...text.matchAll(/(?:"event"\s*:\s*"|Aqueduto-Event:\s*)([\w.-]+)/g)].map(([, name = '']) => ({
        name,
        line: lineOf(fence) + 1 + i,
      })),
    ),
  );
  return [...spans, ...samples]
    .filter(({name}) => !model.events.has(name) && name !== AUDIT_STREAM)
    .map(({name, line}) => ({
      line,
      fault: unknown(name, 'events', model.events),
    }));
}

/** The column of a permission table holds permissions only, so there a wrong action shows too. */
function permissionColumns(page: Page, {resources}: ModelData): Mention[] {
  return tables(page.tree).flatMap((table) => {
    const column = columnOf(table, 'Permission', 'Permissão');
    return rows(table).flatMap(({line, cells}) =>
      codesOf(column === -1 ? undefined : cells[column])
        .filter((name) => /^[a-z-]+:[a-z*-]+$/.test(name) && !isPermission(name, resources))
        .map((name) => ({line, fault: permissionFault(name, resources)})),
    );
  });
}

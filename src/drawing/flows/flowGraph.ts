import type {Locale} from '../../manual/locale';
import {type Fields, isFields, scalarText} from '../../documents/documents';
import {readSteps, type Step} from '../../integrations/steps';
import type {GraphEdge, GraphInput, GraphNode} from '../graph/types';
import {word} from '../words';
import {plainTemplate} from './conditions';
import {edgesOf} from './flowEdges';

/** Fields of a trigger that say what it listens to, the most telling first. */
const TELLING = ['topic', 'topics', 'queue', 'cron', 'path', 'subscription', 'service', 'method'];
const TRIGGER = 'trigger:';

/** Names of components by type id: `tech.kafka`. */
export type ComponentNames = ReadonlyMap<string, Record<Locale, string>>;

/**
 * An integration as the canvas shows it: the trigger, its steps and the ways between them.
 *
 * @param integration an integration file; of v1, which has no files, one with the same fields
 */
export function flowGraph(integration: Fields, locale: Locale, names: ComponentNames): GraphInput {
  const metadata = isFields(integration.metadata) ? integration.metadata : {};
  const spec = isFields(integration.spec) ? integration.spec : {};
  const trigger = isFields(spec.trigger) ? spec.trigger : {};
  const steps = readSteps(spec.steps, ['spec', 'steps']);
  const name = typeof metadata.name === 'string' ? metadata.name : '';
  const componentName = (type: string): string => names.get(type)?.[locale] ?? type;

  const start: GraphNode = {
    id: TRIGGER,
    role: 'stone',
    label: componentName(scalarText(trigger.type)),
    notes: telling(trigger.config),
  };
  const [first] = steps;
  const edges: GraphEdge[] = [
    ...(first === undefined ? [] : [{from: TRIGGER, to: first.name}]),
    ...edgesOf(steps, 'end', locale),
  ];
  const nodes = [start, ...nodesOf(steps, edges, 'end', locale, componentName)];
  const titles = {en: `The integration ${name}`, 'pt-BR': `A integração ${name}`};
  return {
    kind: 'graph',
    locale,
    title: titles[locale],
    description: describe(nodes, edges),
    nodes,
    edges,
  };
}

/** Steps as boxes, those with a body as groups, and the end where a way leads to it. */
function nodesOf(
  steps: Step[],
  edges: GraphEdge[],
  end: string,
  locale: Locale,
  nameOf: (type: string) => string,
): GraphNode[] {
  const nodes = steps.map((step): GraphNode => {
    const {operation} = step.config;
    const kind = [nameOf(step.type), ...(typeof operation === 'string' ? [operation] : [])].join(' · ');
    if (step.inner.length === 0) {
      const role = step.type.startsWith('logical.') ? 'card' : 'box';
      return {id: step.name, role, label: step.name, notes: [kind, ...attemptsOf(step, locale)]};
    }
    const inner = nodesOf(step.inner, edges, endOf(step), locale, nameOf);
    return {id: step.name, role: 'group', label: `${step.name} · ${nameOf(step.type)}`, children: inner};
  });
  const isReached = edges.some(({to}) => to === end);
  const label = word(end === 'end' ? 'end' : 'nextItem', locale);
  return isReached ? [...nodes, {id: end, role: 'end', label}] : nodes;
}

export const endOf = (step: Step): string => `end of ${step.name}`;

function attemptsOf({value}: Step, locale: Locale): string[] {
  const attempts = isFields(value.retry) ? Number(scalarText(value.retry.maxAttempts)) : 1;
  return attempts > 1 ? [word('attempts', locale, attempts)] : [];
}

function telling(config: unknown): string[] {
  const fields = isFields(config) ? config : {};
  const found = TELLING.map((key) => fields[key]).find((value) => value !== undefined);
  const values = (Array.isArray(found) ? found : [found]).map((value) =>
    isFields(value) ? scalarText(value.topic ?? value.filter ?? value.name ?? '') : scalarText(value ?? ''),
  );
  return values
    .filter((value) => value !== '')
    .slice(0, 2)
    .map(plainTemplate);
}

/** One sentence a step: where it leads, and when. */
function describe(nodes: GraphNode[], edges: GraphEdge[]): string {
  const all = nodes.flatMap(function flat(node): GraphNode[] {
    return [node, ...(node.children ?? []).flatMap(flat)];
  });
  const label = new Map(all.map((node) => [node.id, node.label]));
  return all
    .flatMap((node) => {
      const ways = edges.filter(({from}) => from === node.id);
      const targets = ways.map(
        (way) => `${way.label === undefined ? '' : `${way.label} → `}${label.get(way.to) ?? ''}`,
      );
      const notes = (node.notes ?? []).join(', ');
      return ways.length === 0 ? [] : [`${node.label}${notes === '' ? '' : ` (${notes})`} → ${targets.join('; ')}.`];
    })
    .join(' ');
}

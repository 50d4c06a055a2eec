import type {Texts} from '../../model/modelData';
import type {Locale} from '../../content/types';
import type {GraphEdge, GraphInput, GraphNode, Role} from '../../../src/drawing/graph/types';
import type {StateModel, Transition} from '../../../src/model/files';
import type {PictureSources} from '../sources';
import {word} from '../../../src/drawing/words';

/** What happens on each way between two states: `draft>stable`, from `pictures/transitions.yaml`. */
export type TransitionTexts = Record<string, Record<string, Texts>>;

/** States in which something is wrong, or fine; their names say it too. */
const BAD = /^(failed|rejected|expired|degraded|disconnected|offline|suspended|dead|firing|blocked|revoked)$/;
const GOOD =
  /^(active|deployed|published|approved|connected|online|valid|stable|released|available|enabled|success|succeeded|ok|locked)$/;

const START = 'start';

/** The states of an entity and the ways between them, from `model/states.yaml`. */
export function stateGraph(
  entity: string,
  name: string,
  {states, transitions}: StateModel,
  locale: Locale,
  sources: PictureSources,
): GraphInput {
  const texts = (sources.files.get('transitions')?.value ?? {}) as TransitionTexts;
  const shown = states.filter(({id}) => transitions.some(({from, to}) => from === id || to === id));
  const starts = startsOf(shown, transitions);
  const edges = [
    ...starts.map((to): GraphEdge => ({from: START, to, label: texts[entity]?.[`start>${to}`]?.[locale]})),
    ...waysOf(transitions.filter(({from}) => from !== null)).map(({from, to, bySystem}): GraphEdge => ({
      from,
      to,
      label: texts[entity]?.[`${from}>${to}`]?.[locale],
      ...(bySystem ? {line: 'dashed' as const} : {}),
    })),
  ];
  const nodes: GraphNode[] = [
    ...(starts.length === 0 ? [] : [{id: START, role: 'start' as const, label: ''}]),
    ...shown.map((state): GraphNode => ({id: state.id, role: roleOf(state.id), label: state[locale]})),
  ];
  const titles = {en: `States: ${name}`, 'pt-BR': `Estados: ${name}`};
  const ways = edges.filter(({from}) => from !== START);
  const hasDashed = ways.some(({line}) => line === 'dashed');
  const hasSolid = ways.some(({line}) => line === undefined);
  return {
    kind: 'graph',
    locale,
    title: titles[locale],
    description: describe(nodes, edges),
    nodes,
    edges: edges.map(withoutUndefined),
    ...(hasDashed
      ? {
          legend: [
            ...(hasSolid ? [{line: 'solid' as const, text: word('byPerson', locale)}] : []),
            {line: 'dashed', text: word('bySystem', locale)},
          ],
        }
      : {}),
  };
}

function startsOf(states: StateModel['states'], transitions: Transition[]): string[] {
  const created = transitions.filter(({from}) => from === null).map(({to}) => to);
  const initial = states.filter((state) => state.initial === true).map(({id}) => id);
  return [...new Set(created.length > 0 ? created : initial)];
}

/** One way for each pair of states; it happens by itself only if every transition of the pair does. */
function waysOf(transitions: Transition[]): {from: string; to: string; bySystem: boolean}[] {
  const pairs = new Map<string, {from: string; to: string; bySystem: boolean}>();
  for (const {from, to, by} of transitions) {
    const known = pairs.get(`${from}>${to}`);
    pairs.set(`${from}>${to}`, {
      from: from ?? START,
      to,
      bySystem: by === 'system' && (known?.bySystem ?? true),
    });
  }
  return [...pairs.values()];
}

function roleOf(id: string): Role {
  return BAD.test(id) ? 'bad' : GOOD.test(id) ? 'good' : 'box';
}

function describe(nodes: GraphNode[], edges: GraphEdge[]): string {
  const label = new Map(nodes.map((node) => [node.id, node.label]));
  return edges
    .filter(({from}) => from !== START)
    .map(({from, to, label: text}) => `${label.get(from)} → ${label.get(to)}${text === undefined ? '' : ` (${text})`}.`)
    .join(' ');
}

/** Keys without a value would be lost in JSON anyway: equal pictures have equal inputs. */
function withoutUndefined(edge: GraphEdge): GraphEdge {
  return Object.fromEntries(Object.entries(edge).filter(([, value]) => value !== undefined)) as unknown as GraphEdge;
}

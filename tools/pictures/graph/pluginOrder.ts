import type {Locale} from '../../content/types';
import type {PictureSources} from '../sources';
import {word} from '../../../src/drawing/words';
import type {GraphInput, GraphNode} from '../../../src/drawing/graph/types';

/** Phases in which a plugin acts on a request, the earliest first; its place is that in the first one it has. */
const PHASES = ['access', 'header_filter', 'log'];
const AROUND = 2;

/** A plugin of Aqueduto Kong among those that run before and after it, from `model/facts/kong-plugins.json`. */
export function pluginOrder(name: string, locale: Locale, {plugins}: PictureSources): GraphInput | undefined {
  const own = plugins.find((plugin) => plugin.name === name);
  const phase = PHASES.find((one) => own?.phases.includes(one));
  if (own === undefined || phase === undefined) {
    return undefined;
  }
  const order = plugins
    .filter(({phases}) => phases.includes(phase))
    .sort((one, other) => other.priority - one.priority);
  const at = order.indexOf(own);
  const shown = order.slice(Math.max(0, at - AROUND), at + AROUND + 1);
  const box = (id: string, role: GraphNode['role'], label: string, notes: string[]): GraphNode => ({
    id,
    role,
    label,
    ...(notes.length === 0 ? {} : {notes}),
  });
  const more = (count: number): string[] =>
    count > 0 ? [word(count === 1 ? 'otherPlugin' : 'otherPlugins', locale, count)] : [];
  const nodes = [
    box('first', 'end', word('earlier', locale), more(order.indexOf(shown[0]!))),
    ...shown.map((plugin) =>
      box(plugin.name, plugin === own ? 'good' : 'box', plugin.name, [
        word('priority', locale, plugin.priority),
        ...(plugin === own ? [word('thisOne', locale)] : []),
      ]),
    ),
    box('last', 'end', word('later', locale), more(order.length - 1 - order.indexOf(shown.at(-1)!))),
  ];
  return {
    kind: 'graph',
    locale,
    title: word('orderOf', locale, name),
    description: `${phase}: ${nodes.map(({label, notes = []}) => [label, ...notes].join(' ')).join(' → ')}.`,
    nodes,
    edges: nodes.slice(1).map(({id}, index) => ({from: nodes[index]!.id, to: id})),
    footnote: word('phase', locale, phase),
  };
}

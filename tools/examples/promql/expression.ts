import type {SyntaxNode} from '@lezer/common';
import {parser} from '@prometheus-io/lezer-promql';

import type {Metrics, Series} from './metrics';

/** A fault with its position in the expression. */
export interface Fault {
  at: number;
  /** What is wrong and what to do, without the line. */
  sentence: string;
}

/** Checks one PromQL expression: its grammar, where ranges stand, and the metrics, labels and values of the model. */
export function faultOfExpression(text: string, metrics: Metrics): Fault | undefined {
  const top = parser.parse(text).topNode;
  const broken = descendants(top).find(({type}) => type.isError);
  if (broken !== undefined) {
    const near = text.slice(broken.from).split('\n')[0]!.trim().slice(0, 20);
    const where = near === '' ? 'at the end' : `at “${near}”`;
    return {at: broken.from, sentence: `PromQL does not parse ${where}; correct the expression`};
  }
  for (const node of descendants(top)) {
    const fault =
      faultOfRange(node, text) ??
      (node.name === 'VectorSelector' ? faultOfSelector(node, text, metrics) : undefined) ??
      (node.name === 'GroupingLabels' ? faultOfGrouping(node, text, metrics) : undefined);
    if (fault !== undefined) {
      return {at: node.from, sentence: fault};
    }
  }
  return undefined;
}

function descendants(node: SyntaxNode): SyntaxNode[] {
  const own: SyntaxNode[] = [];
  for (let child = node.firstChild; child !== null; child = child.nextSibling) {
    own.push(child, ...descendants(child));
  }
  return own;
}

// From the list of functions in Prometheus' documentation: those with a range vector as an argument.
const OVER_RANGES =
  /^(rate|irate|increase|delta|idelta|deriv|changes|resets|predict_linear|double_exponential_smoothing|holt_winters|\w+_over_time)$/;

function faultOfRange(node: SyntaxNode, text: string): string | undefined {
  const source = text.slice(node.from, node.to);
  if (node.name === 'MatrixSelector' || node.name === 'SubqueryExpr') {
    const call = node.parent?.name === 'FunctionCallBody' ? node.parent.parent : undefined;
    const name = call ? functionName(call, text) : '';
    const isTop = node.parent?.type.isTop ?? true;
    return isTop || OVER_RANGES.test(name)
      ? undefined
      : `“${source}” is a range, which only functions such as rate() take; leave the range out or wrap it`;
  }
  const takesRange = node.name === 'FunctionCall' && OVER_RANGES.test(functionName(node, text));
  const given = takesRange ? (node.getChild('FunctionCallBody')?.getChildren('Expr') ?? []) : [];
  return given.length > 0 && !given.some(({name}) => name === 'MatrixSelector' || name === 'SubqueryExpr')
    ? `${functionName(node, text)}() needs a range; write [5m] after its selector`
    : undefined;
}

function functionName(call: SyntaxNode, text: string): string {
  const identifier = call.getChild('FunctionIdentifier');
  return identifier === null ? '' : text.slice(identifier.from, identifier.to);
}

function faultOfSelector(selector: SyntaxNode, text: string, metrics: Metrics): string | undefined {
  const name = nameOf(selector, text);
  const series = metrics.series.get(name);
  if (!name.startsWith('aqueduto_')) {
    return undefined;
  }
  if (series === undefined) {
    return metrics.histograms.has(name)
      ? `“${name}” is a histogram; write ${name}_bucket, _sum or _count`
      : `there is no metric “${name}”; write one of model/metrics.yaml`;
  }
  for (const matcher of selector.getChild('LabelMatchers')?.getChildren('UnquotedLabelMatcher') ?? []) {
    const [label = '', operator = '', quoted = ''] = children(matcher).map(({from, to}) => text.slice(from, to));
    const fault = faultOfMatcher(name, series, {label, operator, value: quoted.slice(1, -1)});
    if (fault !== undefined) {
      return fault;
    }
  }
  return undefined;
}

interface Matcher {
  label: string;
  operator: string;
  value: string;
}

function faultOfMatcher(name: string, series: Series, {label, operator, value}: Matcher): string | undefined {
  if (!series.has(label)) {
    return label === '__name__'
      ? undefined
      : `“${name}” has no label “${label}”; use one of ${[...series.keys()].join(', ')}`;
  }
  const values = series.get(label);
  let matches: (candidate: string) => boolean;
  try {
    // RE2 and JavaScript agree on what dashboards use; Prometheus anchors every expression.
    const pattern = operator.endsWith('~') ? new RegExp(`^(?:${value.replaceAll('\\\\', '\\')})$`) : undefined;
    matches = (candidate) => pattern?.test(candidate) ?? candidate === value;
  } catch {
    return `“${value}” is not a regular expression; correct it`;
  }
  return values === undefined || value === '' || values.some(matches)
    ? undefined
    : `the label “${label}” of “${name}” is never “${value}”; use one of ${values.join(', ')}`;
}

/** Labels after by, without, on and group_left belong to one of the metrics of the expression around them. */
function faultOfGrouping(grouping: SyntaxNode, text: string, metrics: Metrics): string | undefined {
  const operation = grouping.parent?.parent ?? grouping;
  const names = descendants(operation)
    .filter(({name}) => name === 'VectorSelector')
    .map((selector) => nameOf(selector, text));
  const all = names.map((name) => metrics.series.get(name));
  if (all.length === 0 || all.includes(undefined)) {
    return undefined; // metrics of other products: their labels are not known
  }
  const unknown = grouping
    .getChildren('LabelName')
    .map(({from, to}) => text.slice(from, to))
    .find((label) => !all.some((series) => series?.has(label)));
  return unknown && `no metric here has the label “${unknown}”; group by labels of ${[...new Set(names)].join(', ')}`;
}

function nameOf(selector: SyntaxNode, text: string): string {
  const identifier = selector.getChild('Identifier');
  return identifier === null ? '' : text.slice(identifier.from, identifier.to);
}

function children(node: SyntaxNode): SyntaxNode[] {
  const own: SyntaxNode[] = [];
  for (let child = node.firstChild; child !== null; child = child.nextSibling) {
    own.push(child);
  }
  return own;
}

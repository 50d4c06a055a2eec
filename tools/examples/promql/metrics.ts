import {readModel} from '../../model/readModel';

/** The series of one name: its labels with their closed lists of values, undefined where any value may stand. */
export type Series = Map<string, string[] | undefined>;

/** Every series by name: a histogram is three, `_bucket` with the label `le`. */
export interface Metrics {
  series: Map<string, Series>;
  histograms: Set<string>;
}

/** Reads `model/metrics.yaml`. */
export function readMetrics(root: string): Metrics {
  const {metrics, labels} = readModel(root, 'metrics');
  const series = new Map<string, Series>();
  const histograms = new Set<string>();
  for (const [name, metric] of Object.entries(metrics)) {
    const valuesOf = (label: string) =>
      (label === 'result' || label === 'component' ? metric[label] : undefined) ?? labels[label]?.values;
    const own = metric.labels.map((label) => [label, valuesOf(label)?.map(String)] as const);
    if (metric.type === 'histogram') {
      histograms.add(name);
      series.set(`${name}_bucket`, new Map([...own, ['le', undefined]]));
      series.set(`${name}_sum`, new Map(own)).set(`${name}_count`, new Map(own));
    } else {
      series.set(name, new Map(own));
    }
  }
  return {series, histograms};
}

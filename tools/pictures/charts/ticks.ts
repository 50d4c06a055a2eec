/** Three to five round numbers from 0 to at least a value. */
export function ticksUpTo(value: number): number[] {
  const rough = value / 4 || 1;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power;
  const count = Math.ceil(value / step - 1e-9);
  return Array.from({length: count + 1}, (_, index) => Number((index * step).toPrecision(6)));
}

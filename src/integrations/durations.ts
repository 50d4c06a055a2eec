const UNITS = {ms: 1, s: 1000, m: 60_000, h: 3_600_000};
const DURATION = '(?:[0-9]+(?:ms|s|m|h))+';

/** Bounds of a duration, both inclusive, as the schema's description writes them: `1s`, `14m`. */
interface DurationLimits {
  min?: string;
  max?: string;
  /** It has to be shorter than the `timeout` of the step. */
  belowTimeout: boolean;
}

/**
 * JSON Schema cannot bound a duration, so the descriptions of the published schemas say it, always in the same words:
 * `1s to 14m`, `At least 1s`, `At most 15m`, `shorter than the timeout of the step`.
 */
export function durationLimits(description: string): DurationLimits {
  const [, from, to] = new RegExp(`\\b(${DURATION}) to (${DURATION})\\b`).exec(description) ?? [];
  const [, least] = new RegExp(`\\bAt least (${DURATION})\\b`).exec(description) ?? [];
  const [, most] = new RegExp(`\\bAt most (${DURATION})\\b`).exec(description) ?? [];
  return {
    min: from ?? least,
    max: to ?? most,
    belowTimeout: description.includes('shorter than the timeout of the step'),
  };
}

/** A Go duration in milliseconds: `1m30s` → 90000. */
export function milliseconds(duration: string): number {
  return [...duration.matchAll(/([0-9]+(?:\.[0-9]+)?)(ms|s|m|h)/g)].reduce(
    (sum, [, amount, unit]) => sum + Number(amount) * UNITS[unit as keyof typeof UNITS],
    0,
  );
}

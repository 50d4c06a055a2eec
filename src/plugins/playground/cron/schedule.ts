import {Cron} from 'croner';

/**
 * Schedules of the Scheduler trigger. croner reads the five fields; what Aqueduto refuses of its grammar, and how
 * Aqueduto treats the two day fields and daylight saving time, is here (page Scheduler trigger).
 */

export const MACROS = ['@hourly', '@daily', '@weekly', '@monthly', '@yearly'];
const VALUE = String.raw`(?:\d{1,2}|[A-Za-z]{3})`;
const ITEM = String.raw`(?:\*(?:/[1-9]\d?)?|${VALUE}(?:-${VALUE}(?:/[1-9]\d?)?)?)`;
const FIELD = new RegExp(`^${ITEM}(?:,${ITEM})*$`);
/** Each field as croner calls it, with its least and greatest value; 0 and 7 are Sunday. */
const LIMITS = [
  ['minute', 0, 59],
  ['hour', 0, 23],
  ['day', 1, 31],
  ['month', 1, 12],
  ['dayOfWeek', 0, 7],
] as const;
const HOUR = 3_600_000;

/** Why the Scheduler trigger refuses a schedule: the rule, and the part that breaks it. */
export interface ScheduleFault {
  rule: 'macro' | 'spaces' | 'count' | 'form' | 'sunday' | 'value' | 'never';
  part: string;
}

/** @returns what is wrong with a schedule, or undefined */
export function faultOfSchedule(cron: string): ScheduleFault | undefined {
  if (cron.startsWith('@')) {
    return MACROS.includes(cron) ? undefined : {rule: 'macro', part: cron};
  }
  const fields = cron.split(' ');
  if (fields.includes('')) {
    return {rule: 'spaces', part: cron};
  }
  if (fields.length !== 5) {
    return {rule: 'count', part: String(fields.length)};
  }
  const refused = fields.find((field) => !FIELD.test(field));
  if (refused !== undefined) {
    return {rule: 'form', part: refused};
  }
  if (/-sun/i.test(fields[4]!)) {
    return {rule: 'sunday', part: fields[4]!};
  }
  // croner lets a range with steps end beyond its limit where no step comes so far.
  const outside = LIMITS.flatMap(([name, least, greatest], i) =>
    valuesIn(fields[i]!)
      .filter((value) => value < least || value > greatest)
      .map((value) => `Invalid value for ${name}: ${value}`),
  );
  if (outside[0] !== undefined) {
    return {rule: 'value', part: outside[0]};
  }
  try {
    return read(cron).nextRun(new Date(0)) === null ? {rule: 'never', part: cron} : undefined;
  } catch (error) {
    return {rule: 'value', part: (error as Error).message.replace(/^CronPattern: /, '')};
  }
}

/** The numbers of a field, steps left out. */
const valuesIn = (field: string): number[] => [...field.matchAll(/(?<![/\d])\d+/g)].map(Number);

/** Whether it is a time zone of IANA, by its name. */
export function isTimeZone(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', {timeZone});
    return /^[A-Za-z]/.test(timeZone);
  } catch {
    return false;
  }
}

/** Where croner ends; the tenth run may be centuries away: 29 February that is a Monday. */
const END = Date.UTC(2700, 0);

/** Whether runs after this time can be told. */
export const isTime = (time: number): boolean => time >= 0 && time < END;

/**
 * The next runs by Aqueduto's rule: every UTC minute is converted to the time zone and compared with the fields. So a
 * local time that a clock change skips gives no run, and one that occurs twice gives two.
 *
 * @param from the runs are later than this, in milliseconds
 */
export function nextRuns(cron: string, timeZone: string, from: number, count: number): number[] {
  return nextTicks(cron, timeZone, from, count).runs;
}

/**
 * The next runs, and the local times (written as if they were UTC) that a clock change skips before the last of them.
 *
 * @param from the runs are later than this, in milliseconds
 */
export function nextTicks(
  cron: string,
  timeZone: string,
  from: number,
  count: number,
): {runs: number[]; skipped: number[]} {
  const schedule = read(cron);
  const found: number[] = [];
  const skipped: number[] = [];
  let last = Infinity;
  let wall = schedule.nextRun(new Date(wallTime(from, timeZone) - 3 * HOUR));
  for (; wall !== null && wall.getTime() < last; wall = schedule.nextRun(wall)) {
    const at = instants(wall.getTime(), timeZone);
    skipped.push(...(at.length === 0 ? [wall.getTime()] : []));
    found.push(...at.filter((instant) => instant > from));
    // A repeated hour comes out of order; clock changes are shorter than three hours.
    last = found.length < count ? Infinity : Math.min(last, wall.getTime() + 3 * HOUR);
  }
  const runs = found.sort((a, b) => a - b).slice(0, count);
  const end = wallTime(runs.at(-1) ?? from, timeZone);
  return {runs, skipped: skipped.filter((time) => time > wallTime(from, timeZone) && time < end)};
}

/** The instants at which clocks of the time zone show a local time (written as if it were UTC): none, one or two. */
export function instants(wall: number, timeZone: string): number[] {
  const offsets = new Set([-24, 24].map((hours) => offsetAt(wall + hours * HOUR, timeZone)));
  return [...offsets].map((offset) => wall - offset).filter((instant) => wallTime(instant, timeZone) === wall);
}

/** How far clocks of the time zone are ahead of UTC, in milliseconds. */
export const offsetAt = (instant: number, timeZone: string) => wallTime(instant, timeZone) - instant;

/** What clocks of the time zone show at an instant, written as if it were UTC. */
function wallTime(instant: number, timeZone: string): number {
  let format = formats.get(timeZone);
  if (format === undefined) {
    // Swedish dates are ISO dates.
    format = new Intl.DateTimeFormat('sv', {timeZone, dateStyle: 'short', timeStyle: 'medium'});
    formats.set(timeZone, format);
  }
  return Date.parse(`${format.format(instant).replace(' ', 'T')}Z`);
}

/** Making one takes a hundred times as long as using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** In UTC, so without clock changes: its times are local times. If a day field starts with `*`, both must match. */
function read(cron: string): Cron {
  const [, , dayOfMonth = '', , dayOfWeek = ''] = cron.split(' ');
  const domAndDow = dayOfMonth.startsWith('*') || dayOfWeek.startsWith('*');
  return new Cron(cron, {mode: cron.startsWith('@') ? 'auto' : '5-part', timezone: 'UTC', domAndDow});
}

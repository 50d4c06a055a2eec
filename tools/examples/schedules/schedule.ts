import {Cron} from 'croner';

/**
 * Schedules of the Scheduler trigger. croner reads the five fields; what Aqueduto refuses of its grammar, and how
 * Aqueduto treats the two day fields and daylight saving time, is here (page Scheduler trigger).
 */

const MACROS = ['@hourly', '@daily', '@weekly', '@monthly', '@yearly'];
const VALUE = String.raw`(?:\d{1,2}|[A-Za-z]{3})`;
const ITEM = String.raw`(?:\*(?:/[1-9]\d?)?|${VALUE}(?:-${VALUE}(?:/[1-9]\d?)?)?)`;
const FIELD = new RegExp(`^${ITEM}(?:,${ITEM})*$`);
const HOUR = 3_600_000;

/** @returns what is wrong with a schedule, or undefined */
export function scheduleFault(cron: string): string | undefined {
  if (cron.startsWith('@')) {
    return MACROS.includes(cron) ? undefined : `${cron} is no macro of Aqueduto; use ${MACROS.join(', ')}`;
  }
  const fields = cron.split(' ');
  if (fields.includes('')) {
    return 'fields are separated by one space; remove the others';
  }
  if (fields.length !== 5) {
    return `it has ${fields.length} fields; write minute, hour, day of month, month and day of week`;
  }
  const refused = fields.find((field) => !FIELD.test(field));
  if (refused !== undefined) {
    return `Aqueduto refuses the field ${refused}; use *, values, A-B, lists, */N and A-B/N`;
  }
  if (/-sun/i.test(fields[4]!)) {
    return 'SUN is day 0 and ends no range; write 7';
  }
  try {
    return read(cron).nextRun(new Date(0)) === null ? 'its date never comes; correct the day or the month' : undefined;
  } catch (error) {
    return `${(error as Error).message.replace(/^CronPattern: /, '')}; correct the field`;
  }
}

/** @returns what is wrong with a time zone, or undefined */
export function timeZoneFault(timeZone: string): string | undefined {
  try {
    new Intl.DateTimeFormat('en', {timeZone});
    return /^[A-Za-z]/.test(timeZone) ? undefined : 'an offset is no name; write an IANA name';
  } catch {
    return 'no such time zone; write an IANA name';
  }
}

/**
 * The next runs by Aqueduto's rule: every UTC minute is converted to the time zone and compared with the fields. So a
 * local time that a clock change skips gives no run, and one that occurs twice gives two.
 *
 * @param from the runs are later than this, in milliseconds
 */
export function nextRuns(cron: string, timeZone: string, from: number, count: number): number[] {
  const schedule = read(cron);
  const runs: number[] = [];
  let last = Infinity;
  let wall = schedule.nextRun(new Date(wallTime(from, timeZone) - 3 * HOUR));
  for (; wall !== null && wall.getTime() < last; wall = schedule.nextRun(wall)) {
    runs.push(...instants(wall.getTime(), timeZone).filter((instant) => instant > from));
    // A repeated hour comes out of order; clock changes are shorter than three hours.
    last = runs.length < count ? Infinity : Math.min(last, wall.getTime() + 3 * HOUR);
  }
  return runs.sort((a, b) => a - b).slice(0, count);
}

/** The instants at which clocks of the time zone show a local time (written as if it were UTC): none, one or two. */
export function instants(wall: number, timeZone: string): number[] {
  const offsets = new Set([-24, 24].map((hours) => offsetAt(wall + hours * HOUR, timeZone)));
  return [...offsets].map((offset) => wall - offset).filter((instant) => wallTime(instant, timeZone) === wall);
}

const offsetAt = (instant: number, timeZone: string) => wallTime(instant, timeZone) - instant;

function wallTime(instant: number, timeZone: string): number {
  // Swedish dates are ISO dates.
  return Date.parse(`${new Date(instant).toLocaleString('sv', {timeZone}).replace(' ', 'T')}Z`);
}

/** In UTC, so without clock changes: its times are local times. If a day field starts with `*`, both must match. */
function read(cron: string): Cron {
  const [, , dayOfMonth = '', , dayOfWeek = ''] = cron.split(' ');
  const domAndDow = dayOfMonth.startsWith('*') || dayOfWeek.startsWith('*');
  return new Cron(cron, {mode: cron.startsWith('@') ? 'auto' : '5-part', timezone: 'UTC', domAndDow});
}

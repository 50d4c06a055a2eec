import {instants, nextRuns} from '../../../src/plugins/playground/cron/schedule';

const TOKEN =
  /(?<date>\d{4}-\d{2}-\d{2})|(?<day>\d{2}-\d{2})(?![\d:])|(?<offset>[+-]\d{2}:\d{2})|(?<time>\d{2}:\d{2})|(?<utc>UTC)/g;

interface Group {
  dates: string[];
  times: string[];
  offset: string | undefined;
}

/**
 * Reads runs as pages write them: `2025-02-27 10:30, 10:45; 2025-02-28 06:00` or
 * `2025-02-28, 03-01 at 02:00 -03:00 (05:00 UTC)`. Dates with times form a group, in which every date has every time;
 * an offset or `UTC` holds for its group, otherwise times are in the time zone of the schedule.
 *
 * @returns instants in milliseconds
 */
export function statedRuns(text: string, timeZone: string): number[] {
  const groups: Group[] = [];
  for (const {groups: token = {}} of text.replace(/\([^)]*\)/g, '').matchAll(TOKEN)) {
    let group = groups.at(-1);
    const date = token['date'] ?? (token['day'] && `${group?.dates.at(-1)?.slice(0, 4)}-${token['day']}`);
    if (group === undefined || (date !== undefined && group.times.length > 0)) {
      group = {dates: [], times: [], offset: undefined};
      groups.push(group);
    }
    if (date !== undefined) {
      group.dates.push(date);
    } else if (token['time'] !== undefined) {
      group.times.push(token['time']);
    } else {
      group.offset = token['utc'] === undefined ? token['offset'] : 'Z';
    }
  }
  return groups.flatMap(({dates, times, offset}) =>
    dates.flatMap((date) =>
      times.flatMap((time) =>
        offset === undefined
          ? instants(Date.parse(`${date}T${time}Z`), timeZone)
          : [Date.parse(`${date}T${time}${offset}`)],
      ),
    ),
  );
}

/** @returns what is wrong with the runs that a page states for a schedule, computed from an instant, or undefined */
export function runsFault(text: string, cron: string, timeZone: string, from: string): string | undefined {
  const stated = statedRuns(text, timeZone);
  const runs = nextRuns(cron, timeZone, Date.parse(from), Math.max(stated.length, 1));
  const differs = runs.findIndex((run, i) => run !== stated[i]);
  if (differs !== -1 || stated.length > runs.length) {
    const list = runs.map((run) => iso(run)).join(', ');
    return `The runs of \`${cron}\` after ${from} are ${list}, in UTC; correct the list.`;
  }
  const utc = /\((\d{2}:\d{2}) UTC\)/.exec(text)?.[1];
  const other = utc === undefined ? undefined : runs.find((run) => iso(run).slice(11, 16) !== utc);
  return other === undefined ? undefined : `A run of \`${cron}\` is at ${iso(other)}, not at ${utc} UTC; correct it.`;
}

const iso = (instant: number) => new Date(instant).toISOString().replace(':00.000Z', 'Z');

import {nextTicks, offsetAt} from '../../cron/schedule';

const MINUTE = 60_000;

/** A line of the list: a run, or a local time of the schedule that a clock change skips. */
export interface Entry {
  /** Milliseconds, for the order. */
  at: number;
  /** Local date and time, `2025-03-09 01:30`. */
  local: string;
  /** `UTC-05:00`; '' where clocks skip the time. */
  offset: string;
  /** The instant in UTC, `2025-03-09 06:30`; '' where there is none. */
  utc: string;
  mark: 'skipped' | 'repeated' | 'changed' | undefined;
}

/**
 * The next runs of a schedule with what clock changes do to them.
 *
 * @param from the runs are later than this, in milliseconds
 */
export function entriesOf(cron: string, timeZone: string, from: number, count = 10): Entry[] {
  const {runs, skipped} = nextTicks(cron, timeZone, from, count);
  const offsets = runs.map((run) => offsetAt(run, timeZone));
  const walls = runs.map((run, i) => run + offsets[i]!);
  const entries = runs.map((run, i) => ({
    at: run,
    local: minutes(walls[i]!),
    offset: offsetText(offsets[i]!),
    utc: minutes(run),
    mark: markOf(walls, offsets, i),
  }));
  const gaps = skipped.map((wall) => ({
    at: wall - offsetAt(wall, timeZone),
    local: minutes(wall),
    offset: '',
    utc: '',
    mark: 'skipped' as const,
  }));
  return [...entries, ...gaps].sort((a, b) => a.at - b.at);
}

function markOf(walls: number[], offsets: number[], i: number): Entry['mark'] {
  if (walls.indexOf(walls[i]!) !== walls.lastIndexOf(walls[i]!)) {
    return 'repeated';
  }
  return i > 0 && offsets[i] !== offsets[i - 1] ? 'changed' : undefined;
}

const minutes = (time: number): string => new Date(time).toISOString().slice(0, 16).replace('T', ' ');

function offsetText(offset: number): string {
  const size = Math.abs(offset) / MINUTE;
  const two = (number: number): string => String(number).padStart(2, '0');
  return offset === 0 ? 'UTC' : `UTC${offset < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}

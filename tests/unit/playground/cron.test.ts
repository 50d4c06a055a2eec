import {CronExpressionParser} from 'cron-parser';
import {describe, expect, test} from 'vitest';

import {entriesOf} from '../../../src/plugins/playground/client/cron/entries';
import {inWords} from '../../../src/plugins/playground/client/cron/words';
import {faultOfSchedule, isTime, nextRuns, offsetAt} from '../../../src/plugins/playground/cron/schedule';
import {randomNumbers} from '../../../tools/bench/relevance/random';

const ZONES = ['UTC', 'America/Sao_Paulo', 'America/New_York', 'Europe/Lisbon', 'Asia/Kolkata', 'Australia/Sydney'];
const HOUR = 3_600_000;

/** 200 schedules; at most one of the day fields says something, because libraries differ in what both together mean. */
function schedules(): string[] {
  const random = randomNumbers(27);
  const between = (from: number, to: number): number => from + Math.floor(random() * (to - from + 1));
  const field = (from: number, to: number): string => {
    const [a, b] = [between(from, to), between(from, to)].sort((one, other) => one - other) as [number, number];
    const forms = [
      '*',
      `${a}`,
      `${a}-${b}`,
      [...new Set([a, b])].join(','),
      `*/${between(2, Math.min(to, 6))}`,
      `${from}-${to}/${between(2, 5)}`,
    ];
    return forms[between(0, forms.length - 1)]!;
  };
  return Array.from({length: 200}, (_, i) => {
    const days = i % 2 === 0 ? [field(1, 28), field(1, 12), '*'] : ['*', field(1, 12), field(0, 6)];
    return [field(0, 59), field(0, 23), ...days].join(' ');
  });
}

/** Whether clocks change within a day of an instant: there, the product has a rule of its own (page Scheduler trigger). */
const isNearChange = (instant: number, timeZone: string): boolean =>
  offsetAt(instant - 24 * HOUR, timeZone) !== offsetAt(instant + 24 * HOUR, timeZone);

describe('200 schedules', () => {
  test.each(ZONES)('have the next runs of another library in %s', (timeZone) => {
    const from = Date.parse('2025-02-27T10:15:00Z');
    for (const cron of schedules()) {
      const other = CronExpressionParser.parse(cron, {tz: timeZone, currentDate: new Date(from)});
      const theirs = Array.from({length: 10}, () => other.next().getTime());
      const ours = nextRuns(cron, timeZone, from, 10);
      const end = Math.min(ours.at(-1)!, theirs.at(-1)!);
      const compared = (runs: number[]): string[] =>
        runs.filter((run) => run <= end && !isNearChange(run, timeZone)).map((run) => new Date(run).toISOString());
      expect(compared(ours), `${cron} in ${timeZone}`).toEqual(compared(theirs));
    }
  });

  test('are read by the trigger, and have words in both languages', () => {
    for (const cron of schedules()) {
      expect(faultOfSchedule(cron)).toBeUndefined();
      expect(inWords(cron, 'en')).not.toBe(inWords(cron, 'pt-BR'));
    }
  });
});

test.each(['0 0 * 12,* *', '0 9,* * * *', '*,5 * * * *', '0 0 1,* * 1'])('%s has words without a gap', (cron) => {
  expect(faultOfSchedule(cron)).toBeUndefined();
  expect(inWords(cron, 'en')).not.toMatch(/undefined|NaN|aN/);
  expect(inWords(cron, 'pt-BR')).not.toMatch(/undefined|NaN|aN/);
});

test('a time that clocks skip, and one that occurs twice, are marked', () => {
  const marks = (cron: string, from: string): string[] =>
    entriesOf(cron, 'America/New_York', Date.parse(from), 3).map(
      ({local, offset, mark}) => `${local} ${offset} ${mark}`,
    );
  expect(marks('30 2 * * *', '2025-03-08T00:00:00Z')).toEqual([
    '2025-03-08 02:30 UTC-05:00 undefined',
    '2025-03-09 02:30  skipped',
    '2025-03-10 02:30 UTC-04:00 changed',
    '2025-03-11 02:30 UTC-04:00 undefined',
  ]);
  expect(marks('30 1 * * *', '2025-11-01T12:00:00Z')).toEqual([
    '2025-11-02 01:30 UTC-04:00 repeated',
    '2025-11-02 01:30 UTC-05:00 repeated',
    '2025-11-03 01:30 UTC-05:00 undefined',
  ]);
});

test.each([
  ['@reboot', 'macro'],
  ['0  2 * * *', 'spaces'],
  ['0 0 2 * * *', 'count'],
  ['0 0 L * *', 'form'],
  ['5/15 * * * *', 'form'],
  ['0 0 * * FRI-SUN', 'sunday'],
  ['61 * * * *', 'value'],
  ['1-60/2 * * * *', 'value'],
  ['0 1-24/2 * * *', 'value'],
  ['0 0 1-32/5 * *', 'value'],
  ['0 0 1 1-13/3 *', 'value'],
  ['0 0 * * 1-8/2', 'value'],
  ['0 0 30 2 *', 'never'],
])('%s is refused: %s', (cron, rule) => {
  expect(faultOfSchedule(cron)?.rule).toBe(rule);
});

test.each(['12345', '0050-01-01', '-271821-04-20T00:00:00Z', '+275760-09-12T00:00:00Z', '3000-01-01', 'soon'])(
  'runs after %s are not told, which croner could not',
  (from) => {
    expect(isTime(Date.parse(from))).toBe(false);
  },
);

test('runs until the last time that is told are there', () => {
  const from = Date.parse('2699-12-31T23:59:59Z');
  expect(isTime(from)).toBe(true);
  expect(entriesOf('0 0 29 2 *', 'Europe/Lisbon', from)).toHaveLength(10);
});

import {describe, expect, test} from 'vitest';

import {collectFences} from '../../tools/examples/collect';
import {cron} from '../../tools/examples/schedules/cron';
import {nextRuns} from '../../src/plugins/playground/cron/schedule';
import {scheduleFault, timeZoneFault} from '../../tools/examples/schedules/schedule';
import {statedRuns} from '../../tools/examples/schedules/statedRuns';
import {rowFences} from '../../tools/examples/tableRows';
import {block, faultsOf, pageOf} from './faultsOf';

describe('scheduleFault', () => {
  test.each(['*/15 * * * *', '0 6-22/4 * * *', '30 8 * * MON-FRI', '0 0 1,15 jan-MAR 7', '0 0 29 2 *', '@yearly'])(
    '%s is valid',
    (schedule) => {
      expect(scheduleFault(schedule)).toBeUndefined();
    },
  );

  test.each([
    ['0 30 2 * * *', 'it has 6 fields; write minute, hour, day of month, month and day of week'],
    ['0 2  * * *', 'fields are separated by one space; remove the others'],
    ['@every 5m', '@every 5m is no macro of Aqueduto; use @hourly, @daily, @weekly, @monthly, @yearly'],
    ['@reboot', '@reboot is no macro of Aqueduto; use @hourly, @daily, @weekly, @monthly, @yearly'],
    ['0 0 ? * *', 'Aqueduto refuses the field ?; use *, values, A-B, lists, */N and A-B/N'],
    ['0 0 L * *', 'Aqueduto refuses the field L; use *, values, A-B, lists, */N and A-B/N'],
    ['0 0 * * 5#2', 'Aqueduto refuses the field 5#2; use *, values, A-B, lists, */N and A-B/N'],
    ['5/15 * * * *', 'Aqueduto refuses the field 5/15; use *, values, A-B, lists, */N and A-B/N'],
    ['CRON_TZ=UTC * * * *', 'Aqueduto refuses the field CRON_TZ=UTC; use *, values, A-B, lists, */N and A-B/N'],
    ['0 0 * * FRI-SUN', 'SUN is day 0 and ends no range; write 7'],
    ['60 * * * *', 'Invalid value for minute: 60; correct the field'],
    ['0 22-6 * * *', "From value is larger than to value: '22-6'; correct the field"],
    ['0 0 30 2 *', 'its date never comes; correct the day or the month'],
  ])('%s is not', (schedule, fault) => {
    expect(scheduleFault(schedule)).toBe(fault);
  });
});

test('time zones are IANA names', () => {
  expect(['UTC', 'America/Sao_Paulo'].map(timeZoneFault)).toEqual([undefined, undefined]);
  expect(timeZoneFault('BRT')).toBe('no such time zone; write an IANA name');
  expect(timeZoneFault('+03:00')).toMatch(/^(no such time zone|an offset is no name); write an IANA name$/);
});

describe('nextRuns', () => {
  const runs = (schedule: string, timeZone: string, from: string, count: number) =>
    nextRuns(schedule, timeZone, Date.parse(from), count).map((run) => new Date(run).toISOString().slice(0, 16));

  test('with both day fields restricted, either matches; if one starts with *, both', () => {
    expect(runs('0 0 13 * FRI', 'UTC', '2025-02-27T10:15Z', 3)).toEqual([
      '2025-02-28T00:00',
      '2025-03-07T00:00',
      '2025-03-13T00:00',
    ]);
    expect(runs('0 0 */2 * MON', 'UTC', '2025-03-01T00:00Z', 3)).toEqual([
      '2025-03-03T00:00',
      '2025-03-17T00:00',
      '2025-03-31T00:00',
    ]);
  });

  // The table of the page Scheduler trigger.
  test.each([
    ['America/New_York', '2025-03-09T05:00Z', '30 1 * * *', ['06:30']],
    ['America/New_York', '2025-03-09T05:00Z', '30 2 * * *', []],
    ['America/New_York', '2025-11-02T04:00Z', '30 1 * * *', ['05:30', '06:30']],
    ['America/New_York', '2025-11-02T04:00Z', '30 2 * * *', ['07:30']],
    ['Europe/Lisbon', '2025-03-30T00:00Z', '30 1 * * *', []],
    ['Europe/Lisbon', '2025-03-30T00:00Z', '30 2 * * *', ['01:30']],
    ['Europe/Lisbon', '2025-10-25T23:00Z', '30 1 * * *', ['00:30', '01:30']],
    ['Europe/Lisbon', '2025-10-25T23:00Z', '30 2 * * *', ['02:30']],
    ['America/Sao_Paulo', '2025-05-05T03:00Z', '30 1 * * *', ['04:30']],
  ])('%s, from midnight %s: %s', (timeZone, midnight, schedule, times) => {
    const within23Hours = Date.parse(midnight) + 23 * 3_600_000;
    const found = nextRuns(schedule, timeZone, Date.parse(midnight), 3).filter((run) => run < within23Hours);
    expect(found.map((run) => new Date(run).toISOString().slice(11, 16))).toEqual(times);
  });

  test('a repeated hour comes in the order of time', () => {
    expect(runs('*/30 * * * *', 'America/New_York', '2025-11-02T05:00Z', 5)).toEqual([
      '2025-11-02T05:30',
      '2025-11-02T06:00',
      '2025-11-02T06:30',
      '2025-11-02T07:00',
      '2025-11-02T07:30',
    ]);
  });
});

test.each([
  ['2025-02-27 22:00; 2025-02-28 06:00, 10:00', 'UTC', ['02-27T22:00', '02-28T06:00', '02-28T10:00']],
  ['2025-02-28, 03-01 at 02:00 -03:00 (05:00 UTC)', 'UTC', ['02-28T05:00', '03-01T05:00']],
  ['2025-03-01 00:00 UTC; then 03-31 at 23:00 UTC (summer time)', 'Europe/Lisbon', ['03-01T00:00', '03-31T23:00']],
  ['2025-07-01 00:00', 'Europe/Lisbon', ['06-30T23:00']],
])('statedRuns reads %s', (text, timeZone, instants) => {
  expect(statedRuns(text, timeZone).map((run) => new Date(run).toISOString().slice(5, 16))).toEqual(instants);
});

describe('cron', () => {
  test('holds for schedules, triggers and next runs', async () => {
    const trigger = 'trigger:\n  type: trigger.scheduler\n  config:\n    cron: "@daily"\n    timeZone: Europe/Lisbon';
    const markdown = [
      block('cron', '# at night\n0 2 * * *\n\n@daily'),
      block('yaml', trigger),
      block('yaml', 'type: trigger.scheduler\nconfig:\n  cron: "{{ .vars.STOCK_CRON }}"'),
      block('cron from="2025-02-27T10:15:00Z" timeZone="America/Sao_Paulo"', '0 2 * * *'),
      block('text title="output"', '2025-02-28T02:00-03:00\n2025-03-01T02:00-03:00'),
    ];
    expect(await faultsOf(cron, markdown.join(''))).toEqual([undefined, undefined, undefined, undefined]);
  });

  test.each([
    [
      block('cron', '0 2 * * *\n0 0 2 * * *'),
      'The schedule `0 0 2 * * *` in line 2 is not valid: it has 6 fields; write minute, hour, day of month, month and day of week.',
    ],
    [
      block('yaml', 'type: trigger.scheduler\nconfig:\n  cron: 0 2 * * *\n  timeZone: BRT'),
      'The time zone `BRT` in line 4 is not valid: no such time zone; write an IANA name.',
    ],
    [
      block('yaml', 'type: trigger.scheduler\nconfig:\n  cron: 0 25 * * *'),
      'The schedule `0 25 * * *` in line 3 is not valid: Invalid value for hour: 25; correct the field.',
    ],
    [
      block('cron from="2025-02-27T10:15:00Z"', '0 2 * * *') + block('text title="output"', '2025-02-28 03:00'),
      'The runs of `0 2 * * *` after 2025-02-27T10:15:00Z are 2025-02-28T02:00Z, in UTC; correct the list.',
    ],
    [
      block('cron from="2025-02-27T10:15:00Z"', '@daily\n@hourly') + block('text title="output"', '2025-02-28 00:00'),
      'The block has 2 schedules, but its output is of one; give each a block of its own.',
    ],
  ])('%j has a fault', async (markdown, sentence) => {
    expect(await faultsOf(cron, markdown)).toEqual([sentence]);
  });

  test('rows of a table of next runs are checked', () => {
    const table = (runs: string) =>
      'Computed from `2025-02-27T10:15:00Z`.\n\n| `cron` | `timeZone` | Next runs |\n| --- | --- | --- |\n' +
      `| \`0 2 * * *\` | \`America/Sao_Paulo\` | ${runs} |\n`;
    const fault = async (runs: string) => {
      const rows = rowFences(pageOf(table(runs)));
      return (await cron.run(rows, process.cwd())).get(rows[0]!);
    };
    return Promise.all([
      expect(fault('2025-02-28, 03-01 at 02:00 -03:00 (05:00 UTC)')).resolves.toBeUndefined(),
      expect(fault('2025-02-28, 03-02 at 02:00')).resolves.toBe(
        'The runs of `0 2 * * *` after 2025-02-27T10:15:00Z are 2025-02-28T05:00Z, 2025-03-01T05:00Z, in UTC; correct the list.',
      ),
      expect(fault('2025-02-28 at 02:00 -03:00 (06:00 UTC)')).resolves.toBe(
        'A run of `0 2 * * *` is at 2025-02-28T05:00Z, not at 06:00 UTC; correct it.',
      ),
    ]);
  });
});

test('rows with an example and its output are templates', () => {
  const markdown =
    '| Function | Example | Output |\n| --- | --- | --- |\n' +
    '| `join` | `{{ list 1 2 \\| join "-" }}` | `1-2` |\n| `upper` | `{{ upper .payload.a }}` | `A` |\n| `uuid` | - | - |\n';
  const withData = `${block('json title="data"', '{"payload": {"a": "a"}}')}${markdown}`;
  const shape = (text: string) =>
    rowFences(pageOf(text)).map(({code, next}) => [code, next?.title, next?.code, next?.next?.code]);
  expect(shape(markdown)).toEqual([
    ['{{ list 1 2 | join "-" }}', 'output', '1-2', undefined],
    ['{{ upper .payload.a }}', undefined, undefined, undefined],
  ]);
  expect(shape(withData)[1]).toEqual(['{{ upper .payload.a }}', 'data', '{"payload": {"a": "a"}}', 'A']);
  expect(collectFences([pageOf(withData)])).not.toHaveLength(0);
});

import {translate} from '@docusaurus/Translate';

import {MACROS, type ScheduleFault} from '../../cron/schedule';
import type {Entry} from './entries';

/** Why a schedule is refused, and what to write instead. */
export function faultText({rule, part}: ScheduleFault): string {
  switch (rule) {
    case 'macro':
      return translate(
        {
          id: 'playground.cron.macro',
          message: '{part} is not a macro of the trigger. Use {macros}.',
          description: 'A schedule is refused: unknown macro',
        },
        {part, macros: MACROS.join(', ')},
      );
    case 'spaces':
      return translate({
        id: 'playground.cron.spaces',
        message: 'Exactly one space separates the fields. Remove the other spaces.',
        description: 'A schedule is refused: too many spaces',
      });
    case 'count':
      return translate(
        {
          id: 'playground.cron.count',
          message: 'The number of fields is {part}. Write five: minute, hour, day of month, month and day of week.',
          description: 'A schedule is refused: number of fields',
        },
        {part},
      );
    case 'form':
      return translate(
        {
          id: 'playground.cron.form',
          message: 'The trigger refuses the field {part}. Use *, values, A-B, lists, */N and A-B/N.',
          description: 'A schedule is refused: form of a field',
        },
        {part},
      );
    case 'sunday':
      return translate({
        id: 'playground.cron.sunday',
        message: 'SUN is day 0, so it cannot end a range. Write 7.',
        description: 'A schedule is refused: Sunday at the end of a range',
      });
    case 'value':
      return translate(
        {
          id: 'playground.cron.value',
          message: 'A value is outside its range ({part}). Correct the field.',
          description: 'A schedule is refused: the library says which value',
        },
        {part},
      );
    case 'never':
      return translate({
        id: 'playground.cron.never',
        message: 'This date never comes. Correct the day or the month.',
        description: 'A schedule is refused: no run',
      });
  }
}

/** What a clock change does to a run. */
export function markText(mark: Entry['mark']): string {
  switch (mark) {
    case 'skipped':
      return translate({
        id: 'playground.cron.skipped',
        message: 'No run: the clocks skip this time',
        description: 'Beside a local time that does not exist',
      });
    case 'repeated':
      return translate({
        id: 'playground.cron.repeated',
        message: 'This time occurs twice',
        description: 'Beside a run at a repeated local time',
      });
    case 'changed':
      return translate({
        id: 'playground.cron.changed',
        message: 'After a clock change',
        description: 'Beside the first run with another offset',
      });
    case undefined:
      return '';
  }
}

/** How the two day fields work together, where both say something. */
export function dayRuleText(cron: string): string {
  const [, , dayOfMonth = '*', , dayOfWeek = '*'] = cron.split(' ');
  if (dayOfMonth === '*' || dayOfWeek === '*') {
    return '';
  }
  return dayOfMonth.startsWith('*') || dayOfWeek.startsWith('*')
    ? translate({
        id: 'playground.cron.bothDays',
        message: 'A day has to match both day fields, because one of them starts with *.',
        description: 'Rule of the two day fields of a schedule',
      })
    : translate({
        id: 'playground.cron.eitherDay',
        message: 'A day has to match one of the two day fields.',
        description: 'Rule of the two day fields of a schedule',
      });
}

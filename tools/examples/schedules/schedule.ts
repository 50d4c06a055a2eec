import {faultOfSchedule, isTimeZone, MACROS, type ScheduleFault} from '../../../src/plugins/playground/cron/schedule';

const SENTENCES: Record<ScheduleFault['rule'], (part: string) => string> = {
  macro: (part) => `${part} is no macro of Aqueduto; use ${MACROS.join(', ')}`,
  spaces: () => 'fields are separated by one space; remove the others',
  count: (part) => `it has ${part} fields; write minute, hour, day of month, month and day of week`,
  form: (part) => `Aqueduto refuses the field ${part}; use *, values, A-B, lists, */N and A-B/N`,
  sunday: () => 'SUN is day 0 and ends no range; write 7',
  value: (part) => `${part}; correct the field`,
  never: () => 'its date never comes; correct the day or the month',
};

/** @returns what is wrong with a schedule, or undefined */
export function scheduleFault(cron: string): string | undefined {
  const fault = faultOfSchedule(cron);
  return fault && SENTENCES[fault.rule](fault.part);
}

/** @returns what is wrong with a time zone, or undefined */
export function timeZoneFault(timeZone: string): string | undefined {
  return isTimeZone(timeZone) ? undefined : 'no such time zone; write an IANA name';
}

import type {Example} from '../kinds';

/** The example of a button: its row of a table of schedules; the paragraph above says from when the runs are counted. */
export function readExample(button: HTMLElement): Example {
  const row = button.closest('tr')!;
  const headings = [...(row.closest('table')?.querySelectorAll('thead th') ?? [])].map(({textContent}) => textContent);
  const cell = (name: string): string => row.cells[headings.indexOf(name)]?.querySelector('code')?.textContent ?? '';
  const before = row.closest('[data-table-frame]')?.previousElementSibling?.querySelectorAll('code') ?? [];
  const from = [...before].map(({textContent}) => textContent).find((text) => !Number.isNaN(Date.parse(text)));
  const values = {cron: cell('cron'), timeZone: cell('timeZone'), from: from ?? ''};
  return {button, label: `${values.cron} (${values.timeZone})`, values, stated: undefined};
}

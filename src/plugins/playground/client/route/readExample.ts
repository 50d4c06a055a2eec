import {ANSWERED_COLUMN} from '../../examples';
import type {Example} from '../kinds';

const HOST = /^[\w-]+(?:\.[\w-]+)+$/;
const FIELD = /^[a-z_]+: /;

/**
 * The example of a button: the request of its row; the Routes are the rows of the table before, whose code is fields of a
 * Route; the paragraph above that table names the host of those that name none.
 */
export function readExample(button: HTMLElement): Example {
  const row = button.closest('tr')!;
  const table = row.closest('[data-table-frame]')!;
  const headings = [...table.querySelectorAll('thead th')].map(({textContent}) => textContent);
  const answered = row.cells[headings.findIndex((heading) => ANSWERED_COLUMN.test(heading))];
  const set = table.previousElementSibling;
  const host = codesIn(set?.previousElementSibling).find((code) => HOST.test(code)) ?? '';
  const [line = '', ...headers] = codesIn(button.closest('td'));
  const request = [line.replace(' /', ` https://${host}/`), ...headers].join('\n');
  const routes = [...(set?.querySelectorAll('tbody tr') ?? [])].map((each) => routeText(codesIn(each), host)).join('');
  return {
    button,
    label: [line, ...headers].join(', '),
    values: {routes, request, flavor: '', client: ''},
    stated: codesIn(answered)[0],
  };
}

function routeText([name, ...codes]: string[], host: string): string {
  const fields = codes.filter((code) => FIELD.test(code));
  const all = fields.some((field) => field.startsWith('hosts:')) ? fields : [`hosts: [${host}]`, ...fields];
  return [`- name: ${name}`, ...all.map((field) => `  ${field}`), ''].join('\n');
}

const codesIn = (element: Element | null | undefined): string[] =>
  [...(element?.querySelectorAll('code') ?? [])].map(({textContent}) => textContent);

import {expect, test} from 'vitest';

import {formats} from '../../../tools/checks/language/formats';
import {pageOf, subjectOf} from './page';

const english = (text: string) => formats(subjectOf([pageOf(text)])).map(({message}) => message);
const portuguese = (text: string) => formats(subjectOf([pageOf(text, {locale: 'pt-BR'})])).map(({message}) => message);

test.each([
  'March 3, 2025 and May 2006',
  'It takes 0.5 s, or 10%, for 10,000 items of 10 MB.',
  'OpenAPI 3.1, RFC 9535, port 50051, priority 1250',
  'AQD-2002, aqd 1.9.0, 192.0.2.10, kafka-1.horizonte.example:9092',
  '`2025-03-03`, `0,5`, `10000`',
  '| When |\n| --- |\n| 2025-03-03 10:00 |',
  'It may 10 times.',
])('accepts English %s', (text) => {
  expect(english(text)).toEqual([]);
});

test.each([
  ['3 March 2025', '3 March 2025'],
  ['March 3rd', 'March 3rd'],
  ['March 3 2025', 'March 3 2025'],
  ['Mar 3, 2025', 'Mar 3, 2025'],
  ['on 03/04/2025', '03/04/2025'],
  ['on 2025-03-03', '2025-03-03'],
  ['10 % of them', '0 %'],
  ['at most 10MB', '10MB'],
  ['0,5 s', '0,5 s'],
  ['10000 items', '10000'],
  ['10.000 items', '10.000'],
])('reports English %s', (text, form) => {
  expect(english(text)).toEqual([expect.stringContaining(`“${form}”`)]);
});

test.each([
  '3 de março de 2025, às 14h30',
  'Leva 0,5 s, ou 10%, para 10.000 itens de 10 MB e 1.048.576 bytes.',
  'OpenAPI 3.1, PowerShell 7.3 e posteriores, `aqd` 0.9, versão 0.9, a 0.9',
  '`14:30`, `0.5`, `2025-03-03`',
  '| Quando |\n| --- |\n| 2025-03-03 às 10:00 |',
  'localhost:8080',
])('accepts Portuguese %s', (text) => {
  expect(portuguese(text)).toEqual([]);
});

test.each([
  ['3 março 2025', '3 março'],
  ['março 3, 2025', 'março 3,'],
  ['3 de Março de 2025', 'de Março'],
  ['03 de março', '03 de março'],
  ['March 3', 'March 3'],
  ['em 03/04/2025', '03/04/2025'],
  ['em 2025-03-03', '2025-03-03'],
  ['às 14:30', '14:30'],
  ['1.5 segundos', '1.5 segundos'],
  ['com 0.5 de margem', '0.5'],
  ['10,000 itens', '10,000'],
  ['10000 itens', '10000'],
  ['10 % deles', '0 %'],
])('reports Portuguese %s', (text, form) => {
  expect(portuguese(text)).toEqual([expect.stringContaining(`“${form}”`)]);
});

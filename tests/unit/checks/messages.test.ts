import {expect, test} from 'vitest';

import {messages} from '../../../tools/checks/model/messages';
import {FIRST_LINE, pageOf, subjectOf} from './page';

const MODEL = {errors: new Map([['AQD-2002', {en: 'Name already in use', 'pt-BR': 'Nome já está em uso'}]])};
const table = (...cells: string[]) => `| Message | Code |\n| --- | --- |\n| ${cells.join(' | ')} |`;

test('reports a message that is not the model’s', () => {
  const [finding] = messages(subjectOf([pageOf(table('Name in use', '`AQD-2002`'))], MODEL));
  expect(finding).toMatchObject({
    line: FIRST_LINE + 2,
    message: '“Name in use” is not the message of AQD-2002; write “Name already in use”.',
  });
});

test('wants the message in the language of the page', () => {
  const portuguese = table('Nome já está em uso', '`AQD-2002`').replace('Message', 'Mensagem');
  expect(messages(subjectOf([pageOf(portuguese, {locale: 'pt-BR'})], MODEL))).toEqual([]);
  const english = table('Name already in use', '`AQD-2002`').replace('Message', 'Mensagem');
  expect(messages(subjectOf([pageOf(english, {locale: 'pt-BR'})], MODEL))).toHaveLength(1);
});

test.each([
  table('Name already in use', '`AQD-2002`'),
  table('Whatever', 'see `AQD-2002`'),
  table('Whatever', '`AQD-9999`'),
  '| Cause | Code |\n| --- | --- |\n| Whatever | `AQD-2002` |',
])('leaves other rows alone: %s', (markdown) => {
  expect(messages(subjectOf([pageOf(markdown)], MODEL))).toEqual([]);
});

import {expect, test} from 'vitest';

import {portuguese} from '../../../tools/checks/language/portuguese';
import {FIRST_LINE, pageOf, subjectOf} from './page';

const MODEL = {
  banned: [
    {forms: ['ficheiro', 'ficheiros'], use: 'arquivo'},
    {forms: ['carregue em'], use: 'clicar em'},
    {forms: ['guardar'], use: 'salvar', when: 'save a form'},
  ],
};
const findings = (markdown: string, locale: 'en' | 'pt-BR' = 'pt-BR') =>
  portuguese(subjectOf([pageOf(markdown, {locale})], MODEL)).map(({line, message}) => ({line, message}));

test('names the European form, its line and the Brazilian one', () => {
  expect(findings('Abra o arquivo.\n\nEnvie os\nFicheiros novos.')).toEqual([
    {line: FIRST_LINE + 3, message: '“Ficheiros” is European Portuguese; write arquivo.'},
  ]);
});

test('finds a form of two words across a line break, in cells and headings', () => {
  expect(findings('Carregue\nem **Salvar**.')).toHaveLength(1);
  expect(findings('| Coluna |\n| --- |\n| ficheiro |')).toHaveLength(1);
  expect(findings('## O ficheiro {#file}')).toHaveLength(1);
});

test('leaves code, other languages and forms that depend on the sense', () => {
  expect(findings('Use `ficheiro` no código.')).toEqual([]);
  expect(findings('The word ficheiro is not English.', 'en')).toEqual([]);
  expect(findings('O cache serve para guardar valores.')).toEqual([]);
});

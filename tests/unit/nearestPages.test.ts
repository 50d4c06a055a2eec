import {describe, expect, test} from 'vitest';

import {levenshtein, nearestPages, wordsOf} from '../../src/plugins/catalog/nearestPages';

const PAGES = [
  '/visao-geral/',
  '/workspace/',
  '/workspace/editar-workspace',
  '/workspace/adicionar-workspace',
  '/integra/variaveis/',
  '/v2/admin/workspaces',
  '/v2/ipaas/components/tech/kafka',
  '/v2/ipaas/components/triggers/scheduler',
].map((path) => ({path, title: path}));

describe('nearestPages', () => {
  test.each([
    ['/workspace/editar', '/workspace/editar-workspace'],
    ['/workspaceeditar-workspace', '/workspace/editar-workspace'],
    ['/workspace//editar-workspace.html', '/workspace/editar-workspace'],
    ['/integra/variáveis', '/integra/variaveis/'],
    ['/integra/vari%C3%A1veis/', '/integra/variaveis/'],
    ['/Visão-Geral', '/visao-geral/'],
    ['/ipaas/components/tech/kafka', '/v2/ipaas/components/tech/kafka'],
    ['/v2/ipaas/components/kafka', '/v2/ipaas/components/tech/kafka'],
    ['/v2/ipaas/components/triggers/sheduler', '/v2/ipaas/components/triggers/scheduler'],
  ])('%s suggests %s first', (wanted, expected) => {
    expect(nearestPages(wanted, PAGES, 5)[0]?.path).toBe(expected);
  });

  test('gives as many as asked for, or all there are', () => {
    expect(nearestPages('/x', PAGES, 5)).toHaveLength(5);
    expect(nearestPages('/x', PAGES.slice(0, 2), 5)).toHaveLength(2);
  });

  test('survives an address that cannot be decoded', () => {
    expect(wordsOf('/%E0%A4%A/x')).toBe('e0-a4-a-x');
  });
});

test.each([
  ['', '', 0],
  ['kafka', 'kafka', 0],
  ['kafka', '', 5],
  ['kitten', 'sitting', 3],
])('levenshtein(%s, %s) is %i', (a, b, expected) => {
  expect(levenshtein(a, b)).toBe(expected);
});

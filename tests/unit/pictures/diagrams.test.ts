import {describe, expect, test} from 'vitest';

import {draw} from '../../../tools/pictures/draw';
import type {GraphInput} from '../../../src/drawing/graph/types';
import {readDiagram} from '../../../tools/pictures/graph/readDiagram';
import {planPictures} from '../../../tools/pictures/plan';
import {stampIn, stampOf} from '../../../tools/pictures/stamp';
import {stateGraph} from '../../../tools/pictures/states/stateGraph';
import {readerOf} from '../../../tools/pictures/texts';
import {pageOf} from '../checks/page';
import {EMPTY_SOURCES, labels, sourceFile} from './sources';

const SOURCES = {
  ...EMPTY_SOURCES,
  labels: labels('menu', {gateways: ['Gateways', 'Gateways']}),
  terms: [
    {en: 'release', 'pt-BR': 'release'},
    {en: 'step', 'pt-BR': 'etapa'},
  ],
  names: new Set(['Horizonte']),
};
const read = (text: unknown, locale: 'en' | 'pt-BR' = 'pt-BR') =>
  readerOf(sourceFile('pictures/a.yaml', {}, 'first\nWrong'), locale, SOURCES)(text as string);

describe('a text of a source', () => {
  test.each([
    ['a label', 'menu.gateways', 'Gateways'],
    ['a term', 'step', 'etapa'],
    ['a term with a capital', 'Step', 'Etapa'],
    ['a name', 'Horizonte', 'Horizonte'],
    ['a literal', '`GET /orders`', 'GET /orders'],
    ['in both languages', {en: 'a', 'pt-BR': 'b'}, 'b'],
  ])('may be %s', (_what, text, expected) => {
    expect(read(text)).toBe(expected);
  });

  test.each([
    ['unknown', 'Wrong', /no label, component, term or name/],
    ['in one language', {en: 'Wrong'}, /in one language only/],
    ['cut at a comma', {en: 'Wrong', 'pt-BR': 'a', 'and more': null}, /cut at a comma/],
  ])('is refused when it is %s', (_what, text, message) => {
    expect(() => read(text)).toThrow(message);
    expect(() => read(text)).toThrow(expect.objectContaining({line: 2}));
  });
});

const diagram = (value: unknown) => {
  const source = sourceFile('pictures/diagrams/a.yaml', value);
  return readDiagram(source, 'en', readerOf(source, 'en', SOURCES));
};

test('an arrow to a node that is not there is refused', () => {
  expect(() => diagram({title: '`T`', nodes: {a: {label: '`A`'}}, edges: ['a > b']})).toThrow('“b” is no node; use a.');
});

test('a note that goes on in the next one is described with one comma', () => {
  const {description} = diagram({title: '`T`', nodes: {a: {label: '`A`', notes: ['`one,`', '`two`']}}});
  expect(description).toBe('A (one, two).');
});

describe('a drawn picture', () => {
  const INPUT = diagram({title: '`Title & more`', nodes: {a: {label: '`A <b>`'}, b: {label: '`B`'}}, edges: ['a > b']});

  test('names itself, describes itself and has its size', async () => {
    const svg = await draw(INPUT);
    expect(svg).toContain('<title id="title">Title &amp; more</title>');
    expect(svg).toContain('<desc id="desc">A &lt;b&gt;, B. A &lt;b&gt; → B.</desc>');
    expect(svg).toMatch(/viewBox="0 0 440 \d+" width="440" height="\d+"/);
    expect(svg).toContain('@media (prefers-color-scheme:dark)');
  });

  test('is the same each time', async () => {
    expect(await draw(INPUT)).toBe(await draw(structuredClone(INPUT)));
  });

  test('says what it was drawn from, until it is changed by hand', async () => {
    const svg = await draw(INPUT);
    expect(stampIn(svg)).toBe(stampOf(INPUT));
    expect(stampIn(svg.replace('>B<', '>C<'))).toBe('');
    expect(stampOf({...INPUT, title: 'Other'})).not.toBe(stampOf(INPUT));
  });

  test('is as narrow as a phone needs, with many boxes beside each other', async () => {
    const nodes = Object.fromEntries([...'abcdefg'].map((id) => [id, {label: `\`A long name of box ${id}\``}]));
    const edges = [...'bcdefg'].map((id) => `a > ${id}`);
    expect(await draw(diagram({title: '`T`', nodes, edges}))).toContain('width="440"');
  });
});

test('states: one arrow for each pair, dashed when nobody does it, with the texts of the transitions', () => {
  const model = {
    states: [
      {id: 'draft', en: 'Draft', 'pt-BR': 'Rascunho', initial: true},
      {id: 'locked', en: 'Locked', 'pt-BR': 'Bloqueada'},
    ],
    transitions: [{from: 'draft', to: 'locked', by: 'system'}],
  };
  const texts = sourceFile('pictures/transitions.yaml', {spec: {'draft>locked': {en: 'used', 'pt-BR': 'usada'}}});
  const sources = {...SOURCES, files: new Map([['transitions', texts]])};
  const graph: GraphInput = stateGraph('spec', 'X', model, 'pt-BR', sources);
  expect(graph.edges).toEqual([
    {from: 'start', to: 'draft'},
    {from: 'draft', to: 'locked', label: 'usada', line: 'dashed'},
  ]);
  expect(graph.nodes.map(({label}) => label)).toEqual(['', 'Rascunho', 'Bloqueada']);
  expect(graph.legend).toEqual([{line: 'dashed', text: 'ocorre sem intervenção'}]);
});

test('the states of a page are those of the table before the picture', () => {
  const states = new Map([
    ['plan', {states: ['Active', 'Inactive'].map((en) => ({id: en, en, 'pt-BR': en})), transitions: []}],
    ['key', {states: ['Active', 'Revoked', 'Expired'].map((en) => ({id: en, en, 'pt-BR': en})), transitions: []}],
  ]);
  const page = pageOf(
    '| State | Meaning |\n| --- | --- |\n| **Active** | - |\n| **Revoked** | - |\n| **Expired** | - |\n\n![States.](/img/en/states/a.svg)',
  );
  const {pictures, findings} = planPictures([page], [page], {...SOURCES, states});
  expect(findings).toEqual([]);
  expect(pictures).toHaveLength(1);
});

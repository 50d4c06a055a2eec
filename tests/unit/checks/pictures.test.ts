import {expect, test} from 'vitest';

import {pictures} from '../../../tools/checks/model/pictures';
import {planPictures} from '../../../tools/pictures/plan';
import {stampOf} from '../../../tools/pictures/stamp';
import {EMPTY_SOURCES, labels, sourceFile} from '../pictures/sources';
import {FIRST_LINE, pageOf, subjectOf} from './page';

const PATH = '/img/en/diagrams/a.svg';
const PAGE = pageOf(`![A diagram.](${PATH})`);
const source = (label: unknown) =>
  new Map([
    ['diagrams/a', sourceFile('pictures/diagrams/a.yaml', {title: '`T`', nodes: {a: {label}}}, 'label: Wrong')],
  ]);
const stampFor = (label: unknown): string =>
  stampOf(planPictures([PAGE], [PAGE], {...EMPTY_SOURCES, files: source(label)}).pictures[0]!.input);

function findings(changes: Partial<typeof EMPTY_SOURCES>, pages = [PAGE], staticFiles = [PATH]) {
  const subject = subjectOf(pages);
  return pictures({...subject, staticFiles: new Set(staticFiles), pictures: {...EMPTY_SOURCES, ...changes}});
}

test('a picture of its source is right', () => {
  expect(findings({files: source('`A`'), stamps: new Map([[PATH, stampFor('`A`')]])})).toEqual([]);
});

test('reports a picture whose source changed, at the image', () => {
  const [finding] = findings({files: source('`B`'), stamps: new Map([[PATH, stampFor('`A`')]])});
  expect(finding).toMatchObject({line: FIRST_LINE, message: expect.stringMatching(/run npm run pictures/)});
});

test('reports a picture without a source', () => {
  expect(findings({})[0]?.message).toBe(`The picture ${PATH} has no source; add pictures/diagrams/a.yaml.`);
});

test('reports a label that the model lacks, in the source', () => {
  expect(findings({files: source('Wrong')})[0]).toMatchObject({file: 'pictures/diagrams/a.yaml', line: 1});
});

test('reports pictures and sources that no page shows', () => {
  const found = findings({files: source('`A`')}, [pageOf('No picture.')]);
  expect(found.map(({file}) => file)).toEqual([`static${PATH}`, 'pictures/diagrams/a.yaml']);
});

test('reports a field of a screen that is no label of its console', () => {
  const page = pageOf('| Field |\n| --- |\n| **Nmae** |\n\n![A form.](/img/en/screens/a.svg)');
  const known = labels('buttons', {create: ['Create', 'Criar'], cancel: ['Cancel', 'Cancelar']});
  expect(findings({labels: known}, [page], [])[0]?.message).toMatch(
    /shows “Nmae”, which is no label of the v2 console/,
  );
});

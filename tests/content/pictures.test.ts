import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {gzipSync} from 'node:zlib';

import {describe, expect, test} from 'vitest';

import {parseMarkdown} from '../../tools/content/markdown';
import {readPages} from '../../tools/content/readPages';
import {draw} from '../../tools/pictures/draw';
import {planPictures} from '../../tools/pictures/plan';
import {readPictureSources} from '../../tools/pictures/sources';

const ROOT = process.cwd();
const {pages} = readPages(ROOT);
const {pictures, findings} = planPictures(pages, pages, readPictureSources(ROOT));
const fileOf = (path: string): string => readFileSync(join(ROOT, 'static', path), 'utf8');
const isThere = (path: string): boolean => existsSync(join(ROOT, 'static', path));

test('every picture of the pages can be drawn', () => {
  expect(findings).toEqual([]);
});

// The check compares hashes; this draws.
test('every picture is what its sources give', async () => {
  const different: string[] = [];
  for (const {path, input} of pictures) {
    if (!isThere(path) || fileOf(path) !== (await draw(input))) {
      different.push(path);
    }
  }
  expect(different).toEqual([]);
});

describe.each(['en', 'pt-BR'])('the pictures in %s', (locale) => {
  const own = pictures.filter(({path}) => path.startsWith(`/img/${locale}/`) && isThere(path));

  test('are at least 150 drawings, beside those that several pages share', () => {
    const drawings = own.map(({path}) => fileOf(path).replace(/^[\s\S]*<\/desc>/, ''));
    expect(new Set(drawings).size).toBeGreaterThanOrEqual(150);
  });

  test('say in their language what they show', () => {
    const wrong = own.filter(({path}) => {
      const svg = fileOf(path);
      return (
        !svg.includes(`xml:lang="${locale}"`) ||
        !/<title id="title">[^<]{3,}/.test(svg) ||
        !/<desc id="desc">[^<]{10,}/.test(svg)
      );
    });
    expect(wrong.map(({path}) => path)).toEqual([]);
  });

  test('are small', () => {
    const sizes = own.map(({path}) => gzipSync(fileOf(path)).length).sort((one, other) => one - other);
    expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThan(12_000);
  });
});

describe('what changes in the model changes every picture that shows it, in both languages', () => {
  const sources = readPictureSources(ROOT);
  const before = new Map(pictures.map(({path, input}) => [path, JSON.stringify(input)]));
  const changedBy = (changed: typeof sources): string[] =>
    planPictures(pages, pages, changed)
      .pictures.filter(({path, input}) => before.get(path) !== JSON.stringify(input))
      .map(({path}) => path);
  const showing = (...texts: string[]): string[] =>
    pictures.filter(({input}) => texts.some((text) => JSON.stringify(input).includes(text))).map(({path}) => path);

  test('the label of a button', () => {
    const labels = sources.labels.map((label) =>
      label.group === 'buttons' && label.key === 'cancel' ? {...label, en: 'Back out', 'pt-BR': 'Desistir'} : label,
    );
    const changed = changedBy({...sources, labels});
    expect(changed.length).toBeGreaterThan(20);
    expect(changed).toEqual(showing('"Cancel"', '"Cancelar"'));
  });

  test('the name of a component', () => {
    const components = new Map(sources.components).set('tech.kafka', {en: 'Kafka topic', 'pt-BR': 'Tópico Kafka'});
    const changed = changedBy({...sources, components});
    expect(changed.length).toBeGreaterThan(20);
    expect(changed).toEqual(showing('"Kafka · produce"', ' · Kafka"', '"palette":["HTTP","Kafka"'));
  });

  test('the name of a step in the file of a page', () => {
    const renamed = pages.map((page) => {
      const body = page.body.replaceAll('request-invoice', 'ask-for-invoice');
      return body === page.body ? page : {...page, body, tree: parseMarkdown(body)};
    });
    const changed = planPictures(renamed, renamed, sources)
      .pictures.filter(({path, input}) => before.get(path) !== JSON.stringify(input))
      .map(({path}) => path);
    expect(changed).toEqual(
      expect.arrayContaining(['/img/en/flows/tech.kafka.svg', '/img/pt-BR/flows/tech.kafka.svg']),
    );
  });
});

import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {gzipSync} from 'node:zlib';

import {describe, expect, test} from 'vitest';

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

import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join, relative} from 'node:path';

import {globSync} from 'tinyglobby';

import {readPages} from '../content/readPages';
import {draw} from '../pictures/draw';
import {measurePictures} from '../pictures/measure/measure';
import {planPictures} from '../pictures/plan';
import {readPictureSources} from '../pictures/sources';
import {isPicture, wantedPictures} from '../pictures/wanted';
import {readOptions} from './options';
import {run} from './run';

/**
 * `npm run pictures`: draws every picture that pages show, in both languages, and removes those that no page shows any
 * more. With `--measure`, Chromium then measures them all: boxes, overlaps, contrast, size of text. Exit code 1 when a
 * picture cannot be drawn, or is not readable.
 */
run(async () => {
  const root = process.cwd();
  const isMeasured = readOptions('pictures', {measure: {type: 'boolean'}}).values.measure === true;
  const sources = readPictureSources(root);
  const {pages} = readPages(root);
  const {pictures, findings} = planPictures(pages, pages, sources);
  let changed = 0;
  for (const {path, input} of pictures) {
    changed += writeIfNew(join(root, 'static', path), await draw(input)) ? 1 : 0;
  }
  const known = new Set(wantedPictures(pages).map(({path}) => path));
  const gone = globSync('img/**/*.svg', {cwd: join(root, 'static')})
    .map((file) => `/${file}`)
    .filter((path) => isPicture(path) && !known.has(path));
  gone.forEach((path) => rmSync(join(root, 'static', path)));

  for (const {file, line, rule, message} of [...sources.findings, ...findings]) {
    console.log(`${file}:${line} [${rule}] ${message}`);
  }
  console.log(`${pictures.length} pictures: ${changed} drawn anew, ${gone.length} removed.`);
  const measured = isMeasured
    ? await measurePictures([...known].map((path) => join(root, 'static', path)).filter(existsSync))
    : [];
  for (const {file, fault} of measured) {
    console.log(
      `${relative(root, file)}:1 [pictures] In this picture, ${fault}; shorten a text, or change the drawing.`,
    );
  }
  if (isMeasured) {
    console.log(measured.length === 0 ? 'Measured: nothing to correct.' : `Measured: ${measured.length} faults.`);
  }
  process.exitCode = findings.length + sources.findings.length + measured.length === 0 ? 0 : 1;
});

function writeIfNew(file: string, text: string): boolean {
  if (textOf(file) === text) {
    return false;
  }
  mkdirSync(dirname(file), {recursive: true});
  writeFileSync(file, text);
  return true;
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

import {mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

import {differences, fileOf, tilesIn, tilesOf} from './tiles';
import type {Picture} from './takePictures';

const FOLDER = 'tests/fixtures/look';

const fileFor = (root: string, name: string): string => join(root, FOLDER, `${name}.png`);

/** Names of the pictures that somebody has approved. */
export function approvedNames(root: string): string[] {
  return readdirSync(join(root, FOLDER)).map((file) => file.replace(/\.png$/, ''));
}

/** In what a picture differs from the approved one: a sentence for each region; none when it looks the same. */
export function changesOf(root: string, {name, png}: Picture): string[] {
  if (!approvedNames(root).includes(name)) {
    return [`${name}: nobody has approved it`];
  }
  const approved = tilesIn(readFileSync(fileFor(root, name)));
  return differences(approved, tilesOf(png)).map((difference) => `${name}: ${difference}`);
}

/** Approves a picture. */
export function approve(root: string, {name, png}: Picture): void {
  mkdirSync(join(root, FOLDER), {recursive: true});
  writeFileSync(fileFor(root, name), fileOf(tilesOf(png)));
}

/** Takes back what was approved. */
export function forget(root: string, name: string): void {
  rmSync(fileFor(root, name));
}

import {drawChart} from './charts/drawChart';
import {drawGraph} from '../../src/drawing/graph/draw';
import {elk} from './graph/elk';
import {drawScreen} from './screens/drawScreen';
import {drawSequence} from './sequences/drawSequence';
import {sealOf, stampOf} from './stamp';
import {svgDocument} from '../../src/drawing/svg/document';
import type {Drawing} from '../../src/drawing/types';
import type {PictureInput} from './types';

/** Draws a picture: the text of its SVG file. Equal inputs give equal files. */
export async function draw(input: PictureInput): Promise<string> {
  const file = svgDocument(input, await drawingOf(input));
  return file.replace('>', ` data-source="${sealOf(stampOf(input), file)}">`);
}

async function drawingOf(input: PictureInput): Promise<Drawing> {
  switch (input.kind) {
    case 'graph':
      return drawGraph(input, elk);
    case 'screen':
      return drawScreen(input);
    case 'sequence':
      return drawSequence(input);
    case 'chart':
      return drawChart(input);
  }
}

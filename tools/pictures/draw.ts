import {drawChart} from './charts/drawChart';
import {drawGraph} from './graph/draw';
import {drawScreen} from './screens/drawScreen';
import {drawSequence} from './sequences/drawSequence';
import {stampOf} from './stamp';
import {svgDocument} from './svg/document';
import type {Drawing, PictureInput} from './types';

/** Draws a picture: the text of its SVG file. Equal inputs give equal files. */
export async function draw(input: PictureInput): Promise<string> {
  return svgDocument(input, await drawingOf(input), stampOf(input));
}

async function drawingOf(input: PictureInput): Promise<Drawing> {
  switch (input.kind) {
    case 'graph':
      return drawGraph(input);
    case 'screen':
      return drawScreen(input);
    case 'sequence':
      return drawSequence(input);
    case 'chart':
      return drawChart(input);
  }
}

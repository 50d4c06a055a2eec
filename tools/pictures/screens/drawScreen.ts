import {drawGraph} from '../../../src/drawing/graph/draw';
import {elk} from '../graph/elk';
import type {Drawing} from '../../../src/drawing/types';
import {drawCanvas} from './drawCanvas';
import {drawDialog} from './drawDialog';
import {drawForm} from './drawForm';
import {drawList} from './drawList';
import {drawPanel} from './drawPanel';
import type {ScreenInput} from './types';
import {drawWindow} from './window';

/** Draws a screen of a console. */
export async function drawScreen(input: ScreenInput): Promise<Drawing> {
  const {content} = input;
  switch (content.type) {
    case 'list':
      return drawWindow(input, (area) => drawList(content, area));
    case 'form':
      return drawWindow(input, (area) => drawForm(content, area));
    case 'panel':
      return drawWindow(input, (area) => drawPanel(content, area));
    case 'dialog':
      return drawWindow(input, (area) => drawDialog(content, input.heading, area));
    case 'canvas': {
      const graph = await drawGraph(content.graph, elk, CANVAS);
      return drawWindow(input, (area) => drawCanvas(content, graph, area));
    }
  }
}

/** Room for the steps beside the folded menu. */
const CANVAS = 380;

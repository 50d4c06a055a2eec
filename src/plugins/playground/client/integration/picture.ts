import ELK from 'elkjs/lib/elk-api';

import {isFields} from '../../../../documents/documents';
import {type ComponentNames, flowGraph} from '../../../../drawing/flows/flowGraph';
import {drawGraph} from '../../../../drawing/graph/draw';
import {svgDocument} from '../../../../drawing/svg/document';
import type {Locale} from '../../../../manual/locale';

export interface Picture {
  /** The SVG file, as a page would show it. */
  svg: string;
  /** In sentences what it shows. */
  description: string;
}

let elk: InstanceType<typeof ELK> | undefined;

/**
 * An integration as the canvas shows it, by the code that draws the pictures of pages.
 *
 * @returns undefined where the file has no steps that could be drawn
 */
export async function drawIntegration(
  integration: unknown,
  locale: Locale,
  names: ComponentNames,
): Promise<Picture | undefined> {
  if (!isFields(integration)) {
    return undefined;
  }
  elk ??= new ELK({
    workerFactory: () => new Worker(new URL(/* webpackChunkName: "layout" */ './layoutWorker.ts', import.meta.url)),
  });
  const graph = flowGraph(integration, locale, names);
  const drawing = await drawGraph(graph, elk).catch(() => undefined);
  return drawing && {svg: svgDocument(graph, drawing), description: graph.description};
}

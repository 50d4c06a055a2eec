import {isFields} from '../../../../documents/documents';
import {type ComponentNames, flowGraph} from '../../../../drawing/flows/flowGraph';
import {drawGraph} from '../../../../drawing/graph/draw';
import {svgDocument} from '../../../../drawing/svg/document';
import type {Locale} from '../../../../manual/locale';
import {withLayout} from './layout';

export interface Picture {
  /** The SVG file, as a page would show it. */
  svg: string;
  /** In sentences what it shows. */
  description: string;
}

/**
 * An integration as the canvas shows it, by the code that draws the pictures of pages.
 *
 * @returns undefined where the file has no steps that could be drawn, or `signal` says that nobody waits
 * @throws TooLarge
 * @throws when what lays the boxes out cannot be loaded
 */
export async function drawIntegration(
  integration: unknown,
  locale: Locale,
  names: ComponentNames,
  signal: AbortSignal,
): Promise<Picture | undefined> {
  if (!isFields(integration)) {
    return undefined;
  }
  const graph = flowGraph(integration, locale, names);
  const drawing = await withLayout((elk) => drawGraph(graph, elk).catch(() => undefined), signal);
  return drawing && {svg: svgDocument(graph, drawing), description: graph.description};
}

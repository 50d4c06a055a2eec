import type {Finding} from '../content/types';
import {labelsOf} from './screens/labelsOf';
import type {PictureSources} from './sources';
import type {PlannedPicture} from './types';

/** Labels of a screen that are none of its console in its language. */
export function labelFindings({path, input, origin, line}: PlannedPicture, sources: PictureSources): Finding[] {
  if (input.kind !== 'screen') {
    return [];
  }
  const known = new Set(
    sources.labels
      .filter(({console: generations}) => generations.includes(input.generation))
      .map((label) => label[input.locale]),
  );
  const unknown = labelsOf(input).filter((label) => !known.has(label));
  return [...new Set(unknown)].map((label) => ({
    file: origin,
    line,
    rule: 'pictures',
    message: `The picture ${path} shows “${label}”, which is no label of the ${input.generation} console; correct the page, or add the label to model/labels.yaml.`,
  }));
}

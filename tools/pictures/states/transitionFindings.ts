import type {Finding} from '../../content/types';
import type {PictureSources} from '../sources';
import type {TransitionTexts} from './stateGraph';

const NAME = 'transitions';

/** `pictures/transitions.yaml` has a text for each way of `model/states.yaml`, and none for another. */
export function transitionFindings({files, states}: PictureSources): Finding[] {
  const source = files.get(NAME);
  if (source === undefined) {
    return [];
  }
  const texts = (source.value ?? {}) as TransitionTexts;
  const report = (entity: string, message: string): Finding => {
    const line = source.text.split('\n').indexOf(`${entity}:`) + 1;
    return {file: source.file, line: Math.max(line, 1), rule: 'pictures', message};
  };
  const known = new Map(
    [...states].map(([entity, {transitions = []}]) => [
      entity,
      new Set(transitions.map(({from, to}) => `${from ?? 'start'}>${to}`)),
    ]),
  );
  const missing = [...known].flatMap(([entity, ways]) =>
    [...ways]
      .filter((way) => texts[entity]?.[way] === undefined)
      .map((way) => report(entity, `“${way}” of ${entity} has no text; add what happens there, in both languages.`)),
  );
  const strange = Object.entries(texts).flatMap(([entity, ways]) =>
    Object.keys(ways)
      .filter((way) => !way.startsWith('start>') && known.get(entity)?.has(way) !== true)
      .map((way) => report(entity, `“${way}” of ${entity} is no transition of model/states.yaml; delete it.`)),
  );
  return [...missing, ...strange];
}

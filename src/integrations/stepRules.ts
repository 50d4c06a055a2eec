import {pathText, scalarText} from '../documents/documents';
import type {Fault} from '../documents/faults';
import type {Messages} from './messages';
import {flowOf, jumpsOf} from './flow';
import {flatten, type Step} from './steps';

/** Limits of the engine. */
const MAX_STEPS = 200;
const MAX_LEVELS = 3;

/** What no schema can say of the steps of an integration: their names, their order and how deep they nest. */
export function stepFaults(steps: Step[], say: Messages): Fault[] {
  const all = flatten(steps);
  const counted = all.length > MAX_STEPS ? [{path: all[MAX_STEPS]!.path, message: say.tooManySteps(MAX_STEPS)}] : [];
  return [...counted, ...nameFaults(all, say), ...listFaults(steps, new Set(all.map(({name}) => name)), 0, say)];
}

function nameFaults(all: Step[], say: Messages): Fault[] {
  const first = new Map<string, Step>();
  return all.flatMap((step) => {
    const other = first.get(step.name);
    if (other === undefined || step.name === '') {
      first.set(step.name, step);
      return [];
    }
    return [{path: [...step.path, 'name'], message: say.nameTaken(step.name, pathText(other.path))}];
  });
}

/** @param level number of `logical.foreach` around the list */
function listFaults(steps: Step[], names: Set<string>, level: number, say: Messages): Fault[] {
  const here = new Set(steps.map(({name}) => name));
  const {reached} = flowOf(steps);
  return steps.flatMap((step) => [
    ...jumpsOf(step)
      .filter(({target}) => typeof target === 'string' && target !== 'end' && !here.has(target))
      .map(({target, path}) => ({
        path,
        message: (names.has(scalarText(target)) ? say.otherList : say.noTarget)(scalarText(target)),
      })),
    ...(reached.has(step) ? [] : [{path: step.path, message: say.notReached}]),
    ...(step.type === 'logical.foreach' && level >= MAX_LEVELS
      ? [{path: step.path, message: say.tooDeep(MAX_LEVELS)}]
      : listFaults(step.inner, names, level + 1, say)),
  ]);
}

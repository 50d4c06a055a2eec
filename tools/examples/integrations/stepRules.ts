import {pathText} from '../../../src/documents/documents';
import type {Fault} from '../../../src/documents/faults';
import {flowOf, jumpsOf} from './flow';
import {flatten, type Step} from './steps';

/** Limits of the engine. */
const MAX_STEPS = 200;
const MAX_LEVELS = 3;

/** What no schema can say of the steps of an integration: their names, their order and how deep they nest. */
export function stepFaults(steps: Step[]): Fault[] {
  const all = flatten(steps);
  const counted =
    all.length > MAX_STEPS
      ? [{path: all[MAX_STEPS]!.path, message: `is step ${MAX_STEPS + 1}; an integration has at most ${MAX_STEPS}`}]
      : [];
  return [...counted, ...nameFaults(all), ...listFaults(steps, new Set(all.map(({name}) => name)), 0)];
}

function nameFaults(all: Step[]): Fault[] {
  const first = new Map<string, Step>();
  return all.flatMap((step) => {
    const other = first.get(step.name);
    if (other === undefined || step.name === '') {
      first.set(step.name, step);
      return [];
    }
    return [
      {
        path: [...step.path, 'name'],
        message: `is “${step.name}”, as is \`${pathText(other.path)}\`; step names are unique in an integration`,
      },
    ];
  });
}

/** @param level number of `logical.foreach` around the list */
function listFaults(steps: Step[], names: Set<string>, level: number): Fault[] {
  const here = new Set(steps.map(({name}) => name));
  const {reached} = flowOf(steps);
  return steps.flatMap((step) => [
    ...jumpsOf(step)
      .filter(({target}) => typeof target === 'string' && target !== 'end' && !here.has(target))
      .map(({target, path}) => ({
        path,
        message: names.has(String(target))
          ? `leads to “${target}”, which is in another list of steps; stay in the list of this step`
          : `leads to “${target}”, which is no step; write the name of a step, or \`end\``,
      })),
    ...(reached.has(step) ? [] : [{path: step.path, message: 'is never reached; let a step lead to it, or remove it'}]),
    ...(step.type === 'logical.foreach' && level >= MAX_LEVELS
      ? [{path: step.path, message: `is a foreach inside ${level} others; at most ${MAX_LEVELS} levels are possible`}]
      : listFaults(step.inner, names, level + 1)),
  ]);
}

import {isFields, type Path, scalarText} from '../documents/documents';
import type {Step} from './steps';

/** A field that names the step to go on with. */
interface Jump {
  target: unknown;
  path: Path;
  /** It is taken when the step fails. */
  onError: boolean;
}

/** Every field of a step that names another step. */
export function jumpsOf({value, config, type, path}: Step): Jump[] {
  const jumps: Jump[] = [{target: value.next, path: [...path, 'next'], onError: false}];
  if (isFields(value.onError)) {
    jumps.push({target: value.onError.next, path: [...path, 'onError', 'next'], onError: true});
  }
  if (type === 'logical.choice') {
    jumps.push({target: config.otherwise, path: [...path, 'config', 'otherwise'], onError: false});
    const when = Array.isArray(config.when) ? config.when : [];
    when.forEach((branch, index) => {
      const target = isFields(branch) ? branch.next : undefined;
      jumps.push({target, path: [...path, 'config', 'when', index, 'next'], onError: false});
    });
  }
  return jumps.filter(({target}) => target !== undefined);
}

/** Which steps of one list can run before which. */
interface Flow {
  /** The steps that can run before a step, on any path. */
  before: (step: Step) => Set<Step>;
  reached: Set<Step>;
  /** Steps that only run, or also run, after an error that `onError.next` took. */
  afterError: Set<Step>;
}

/** Follows the steps of one list: in the order of the file, unless a jump says otherwise. */
export function flowOf(steps: Step[]): Flow {
  const byName = new Map(steps.map((step) => [step.name, step]));
  const targets = (step: Step, onError: boolean): Step[] =>
    jumpsOf(step).flatMap((jump) => (jump.onError === onError ? (byName.get(scalarText(jump.target)) ?? []) : []));
  const successors = new Map(
    steps.map((step, index) => {
      const following = steps[index + 1];
      const goesOn = following !== undefined && (!leaves(step) || continues(step));
      return [step, [...targets(step, false), ...targets(step, true), ...(goesOn ? [following] : [])]];
    }),
  );
  const reach = (from: Step[]): Set<Step> => {
    const found = new Set(from);
    for (const step of found) {
      successors.get(step)?.forEach((next) => found.add(next));
    }
    return found;
  };
  const after = new Map(steps.map((step) => [step, reach(successors.get(step) ?? [])]));
  return {
    before: (step) => new Set(steps.filter((other) => after.get(other)?.has(step))),
    reached: reach(steps.slice(0, 1)),
    afterError: reach(steps.flatMap((step) => targets(step, true))),
  };
}

/** Whether a step that succeeds never goes on with the following one. */
function leaves({type, value, config}: Step): boolean {
  return type === 'logical.choice' ? config.otherwise !== undefined : value.next !== undefined;
}

function continues({value}: Step): boolean {
  return isFields(value.onError) && value.onError.continue === true;
}

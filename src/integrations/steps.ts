import {type Fields, isFields, type Path} from '../documents/documents';

/** A step of an integration, as far as the file gives it: names and types that are not text are left empty. */
export interface Step {
  name: string;
  type: string;
  config: Fields;
  /** The step as the file has it. */
  value: Fields;
  path: Path;
  /** Steps that a `logical.foreach` runs for each item. */
  inner: Step[];
}

/** The steps of a list, with the steps inside them. What is not an object is left out: the schema says so. */
export function readSteps(list: unknown, path: Path): Step[] {
  return (Array.isArray(list) ? list : []).flatMap((value, index) =>
    isFields(value) ? [readStep(value, [...path, index])] : [],
  );
}

export function readStep(value: Fields, path: Path): Step {
  const config = isFields(value.config) ? value.config : {};
  const type = textOf(value.type);
  const inner = type === 'logical.foreach' ? readSteps(config.steps, [...path, 'config', 'steps']) : [];
  return {name: textOf(value.name), type, config, value, path, inner};
}

/** Steps and the steps inside them, in the order of the file. */
export function flatten(steps: Step[]): Step[] {
  return steps.flatMap((step) => [step, ...flatten(step.inner)]);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

import {type Path, walk} from '../documents/documents';
import type {Fault} from '../documents/faults';
import type {Messages} from './messages';
import {referencesIn} from './references';
import {flowOf} from './flow';
import {flatten, type Step} from './steps';

/** What expressions may read, as `model/components.yaml` says it. */
export interface Scopes {
  /** First parts of the paths into the message. */
  envelope: Set<string>;
  /** What the expressions of a trigger may read, by type; `default` for the others. */
  trigger: Record<string, string[]>;
}

/** Where expressions stand: what ran before, and what the surroundings add to the message. */
interface Place {
  before: Set<string>;
  names: Set<string>;
  inForeach: boolean;
  afterError: boolean;
}

/** Checks what the expressions of steps read: earlier steps, and nothing that the message does not have there. */
export function stepReferenceFaults(steps: Step[], {envelope}: Scopes, say: Messages): Fault[] {
  const names = new Set(flatten(steps).map(({name}) => name));
  const ofList = (list: Step[], outer: Place): Fault[] => {
    const flow = flowOf(list);
    return list.flatMap((step) => {
      const before = new Set([...outer.before, ...[...flow.before(step)].map(({name}) => name)]);
      const place = {...outer, before, afterError: outer.afterError || flow.afterError.has(step)};
      const inside = {...place, inForeach: true};
      return [
        ...textsOf(step).flatMap(({text, path}) => faultsOf(text, path, place, envelope, say)),
        ...ofList(step.inner, inside),
      ];
    });
  };
  return ofList(steps, {before: new Set(), names, inForeach: false, afterError: false});
}

/** The expressions of a trigger are evaluated at the deployment, before there is a message. */
export function triggerReferenceFaults(
  type: string,
  config: unknown,
  path: Path,
  {trigger}: Scopes,
  say: Messages,
): Fault[] {
  const allowed = trigger[type] ?? trigger.default ?? [];
  const faults: Fault[] = [];
  walk(config, path, (value, at) => {
    const roots = typeof value === 'string' ? referencesIn(value).roots : [];
    const wrong = roots.find((root) => !allowed.includes(`.${root}`));
    if (wrong !== undefined) {
      faults.push({path: at, message: say.triggerReads(wrong, allowed)});
    }
  });
  return faults;
}

/** The texts of a step, without those of the steps inside it. */
function textsOf(step: Step): {text: string; path: Path}[] {
  const inner = step.inner.length === 0 ? undefined : step.config.steps;
  const found: {text: string; path: Path}[] = [];
  walk(step.value, step.path, (value, path) => {
    if (typeof value === 'string') {
      found.push({text: value, path});
    }
    return value !== inner || inner === undefined;
  });
  return found;
}

function faultsOf(text: string, path: Path, place: Place, envelope: Set<string>, say: Messages): Fault[] {
  const {roots, steps, hyphenated} = referencesIn(text);
  const messages = [
    ...(hyphenated === undefined ? [] : [say.hyphenated(hyphenated)]),
    ...roots.filter((root) => !envelope.has(root)).map(say.noSuchRoot),
    ...(place.inForeach ? [] : roots.filter((root) => root === 'item' || root === 'index').map(say.outsideForeach)),
    ...(roots.includes('error') && !place.afterError ? [say.noErrorPath] : []),
    ...(hyphenated === undefined ? steps : [])
      .filter((name) => !place.before.has(name))
      .map((name) => (place.names.has(name) ? say.notBefore(name) : say.noSuchStep(name))),
  ];
  return messages.map((message) => ({path, message}));
}

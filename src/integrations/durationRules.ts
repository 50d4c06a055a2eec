import {durationLimits, milliseconds} from './durations';
import {isDuration, type JsonSchema, literalsOf} from '../documents/jsonSchema';
import {isFields, type Path} from '../documents/documents';
import type {Fault} from '../documents/faults';
import type {Messages} from './messages';

const DEFAULT_TIMEOUT = '30s';

/**
 * Compares durations with the bounds that their schema gives in words.
 *
 * @param timeout of the step: what waits inside a step has to be shorter
 */
export function durationFaults(
  schema: JsonSchema,
  value: unknown,
  path: Path,
  timeout: unknown,
  say: Messages,
): Fault[] {
  const branches = literalsOf(schema);
  if (typeof value === 'string' && branches.some(isDuration)) {
    return isLiteral(value) ? boundFaults(value, path, schema.description ?? '', timeout, say) : [];
  }
  if (isFields(value)) {
    return branches.flatMap(({properties = {}}) =>
      Object.entries(value).flatMap(([name, inner]) => {
        const field = Object.hasOwn(properties, name) ? properties[name] : undefined;
        return typeof field === 'object' ? durationFaults(field, inner, [...path, name], timeout, say) : [];
      }),
    );
  }
  if (Array.isArray(value)) {
    return branches.flatMap(({items}) =>
      items === undefined
        ? []
        : value.flatMap((inner, index) => durationFaults(items, inner, [...path, index], timeout, say)),
    );
  }
  return [];
}

function boundFaults(value: string, path: Path, description: string, timeout: unknown, say: Messages): Fault[] {
  const {min, max, belowTimeout} = durationLimits(description);
  const time = milliseconds(value);
  const ofStep = typeof timeout === 'string' ? timeout : DEFAULT_TIMEOUT;
  if (min !== undefined && time < milliseconds(min)) {
    return [{path, message: say.tooShort(value, min)}];
  }
  if (max !== undefined && time > milliseconds(max)) {
    return [{path, message: say.tooLong(value, max)}];
  }
  if (belowTimeout && isLiteral(ofStep) && time >= milliseconds(ofStep)) {
    return [{path, message: say.notBelowTimeout(value, ofStep)}];
  }
  return [];
}

function isLiteral(value: string): boolean {
  return !value.includes('{{');
}

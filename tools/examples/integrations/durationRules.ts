import {durationLimits, milliseconds} from '../../facts/durations';
import {isDuration, type JsonSchema, literalsOf} from '../../../src/documents/jsonSchema';
import {isFields, type Path} from '../../../src/documents/documents';
import type {Fault} from '../../../src/documents/faults';

const DEFAULT_TIMEOUT = '30s';

/**
 * Compares durations with the bounds that their schema gives in words.
 *
 * @param timeout of the step: what waits inside a step has to be shorter
 */
export function durationFaults(schema: JsonSchema, value: unknown, path: Path, timeout: unknown): Fault[] {
  const branches = literalsOf(schema);
  if (typeof value === 'string' && branches.some(isDuration)) {
    return isLiteral(value) ? boundFaults(value, path, schema.description ?? '', timeout) : [];
  }
  if (isFields(value)) {
    return branches.flatMap(({properties = {}}) =>
      Object.entries(value).flatMap(([name, inner]) => {
        const field = Object.hasOwn(properties, name) ? properties[name] : undefined;
        return typeof field === 'object' ? durationFaults(field, inner, [...path, name], timeout) : [];
      }),
    );
  }
  if (Array.isArray(value)) {
    return branches.flatMap(({items}) =>
      items === undefined
        ? []
        : value.flatMap((inner, index) => durationFaults(items, inner, [...path, index], timeout)),
    );
  }
  return [];
}

function boundFaults(value: string, path: Path, description: string, timeout: unknown): Fault[] {
  const {min, max, belowTimeout} = durationLimits(description);
  const time = milliseconds(value);
  const ofStep = typeof timeout === 'string' ? timeout : DEFAULT_TIMEOUT;
  if (min !== undefined && time < milliseconds(min)) {
    return [{path, message: `is ${value}; it has to be at least ${min}`}];
  }
  if (max !== undefined && time > milliseconds(max)) {
    return [{path, message: `is ${value}; it can be at most ${max}`}];
  }
  if (belowTimeout && isLiteral(ofStep) && time >= milliseconds(ofStep)) {
    return [{path, message: `is ${value}, not shorter than the timeout of the step (${ofStep}); change one of them`}];
  }
  return [];
}

function isLiteral(value: string): boolean {
  return !value.includes('{{');
}

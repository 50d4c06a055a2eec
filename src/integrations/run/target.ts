import {isFields, own, type Fields} from '../../documents/documents';
import {StepFailure} from './types';

/** A reader's page holds no lists of millions. */
const MOST_POSITIONS = 10_000;

/**
 * A copy of a body with a value at a target: `customer.id`, `lines[2].sku`. A position beyond a list extends it with
 * `null`.
 *
 * @throws StepFailure where an earlier value is in the way, or a position is far out
 */
export function writeTo(body: unknown, target: string, value: unknown): unknown {
  const parts = (target.match(/[^.[\]]+|\[\d+\]/g) ?? []).map((part) =>
    part.startsWith('[') ? Number(part.slice(1, -1)) : part,
  );
  const positions = parts.reduce<number>((sum, part) => sum + (typeof part === 'number' ? part : 0), 0);
  if (positions > MOST_POSITIONS) {
    throw new StepFailure(`target ${target}: at most ${MOST_POSITIONS} positions are filled here`);
  }
  return write(body, parts, 0, value, target);
}

function write(parent: unknown, parts: (string | number)[], at: number, value: unknown, target: string): unknown {
  const part = parts[at];
  if (part === undefined) {
    return value;
  }
  const isEmpty = parent === undefined || parent === null;
  if (typeof part === 'number') {
    if (!isEmpty && !Array.isArray(parent)) {
      throw inTheWay(parent, parts, at, target);
    }
    const list: unknown[] = isEmpty ? [] : [...(parent as unknown[])];
    while (list.length < part) {
      list.push(null);
    }
    list[part] = write(list[part], parts, at + 1, value, target);
    return list;
  }
  if (!isEmpty && !isFields(parent)) {
    throw inTheWay(parent, parts, at, target);
  }
  const fields: Fields = isEmpty ? {} : parent;
  return {...fields, [part]: write(own(fields, part), parts, at + 1, value, target)};
}

function inTheWay(parent: unknown, parts: (string | number)[], at: number, target: string): StepFailure {
  const type = Array.isArray(parent) ? 'an array' : typeof parent === 'object' ? 'an object' : `a ${typeof parent}`;
  return new StepFailure(`target ${target}: ${parts[at - 1] ?? 'the body'} is ${type}`);
}

import {fieldsIn, type Fields, isFields, type Path, walk} from '../documents/documents';
import type {Fault} from '../documents/faults';

/** What tells the entries of a list apart, the first of them that an entry has: a state's `id`, a field's `name`, a term's `en`. */
const NAMES = ['id', 'name', 'en', 'value'];

/** The keys of a range, from its lowest number. */
const RANGE = ['min', 'value', 'max'];

/** What is wrong with the values of a model file that no schema can say: names that stand twice in a list, ends of ranges. */
export function valueFaults(value: unknown): Fault[] {
  const faults: Fault[] = [];
  walk(value, [], (inner, path) => {
    faults.push(...(Array.isArray(inner) ? repeated(inner, path) : isFields(inner) ? outOfOrder(inner, path) : []));
  });
  return faults;
}

function repeated(list: unknown[], path: Path): Fault[] {
  const entries = fieldsIn(list);
  return list.flatMap((entry, index): Fault[] => {
    const key = isFields(entry) ? NAMES.find((name) => typeof entry[name] === 'string') : undefined;
    if (key === undefined || !isFields(entry)) {
      return [];
    }
    const first = entries.find((other) => other[key] === entry[key] && areTogether(other, entry));
    return first === entry || first === undefined
      ? []
      : [{path: [...path, index, key], message: `is “${String(entry[key])}”, which the list has already; rename or remove one`}];
  });
}

/** Whether two entries hold at once: not when each is for a generation of its own, or for another case (`when`). */
function areTogether(a: Fields, b: Fields): boolean {
  const generations = [a.in, b.in].map((value) => (value === undefined ? undefined : [value].flat()));
  const [ofA, ofB] = generations;
  return a.when === b.when && (ofA === undefined || ofB === undefined || ofA.some((one) => ofB.includes(one)));
}

function outOfOrder(fields: Fields, path: Path): Fault[] {
  const ends = RANGE.flatMap((key) => {
    const end = fields[key];
    return typeof end === 'number' ? [{key, end}] : [];
  });
  return ends.flatMap(({key, end}, index): Fault[] => {
    const above = ends[index + 1];
    return above === undefined || end <= above.end
      ? []
      : [{path: [...path, key], message: `is ${end}, more than \`${above.key}\`, which is ${above.end}; correct one of them`}];
  });
}

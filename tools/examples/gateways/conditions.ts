import {codes} from '../../../src/documents/faults';
import {luaPattern} from './luaPattern';
import {isSet} from './records';
import {isUnknown} from './values';

/** If one field matches, another has to match as well. */
export interface Conditional {
  if_field: string;
  if_match: Match;
  then_field: string;
  then_match: Match;
}

/** Which fields of a group are needed depends on another field. */
export interface ConditionalAtLeastOne {
  if_field: string;
  if_match: Match;
  then_at_least_one_of: string[];
  else_match?: Match;
  else_then_at_least_one_of?: string[];
}

/** A test of one value, in the words of Kong's schemas. */
export interface Match {
  required?: boolean;
  eq?: unknown;
  gt?: number;
  len_eq?: number;
  one_of?: unknown[];
  not_one_of?: unknown[];
  contains?: unknown;
  match?: string;
  match_any?: {patterns: string[]};
  elements?: Match;
}

export function matches(value: unknown, match: Match): boolean {
  if (isUnknown(value)) {
    return match.required === true;
  }
  const list = Array.isArray(value) ? value : [];
  const text = String(value);
  const tests: [unknown, () => boolean][] = [
    [match.required, () => isSet(value)],
    [match.eq, () => (match.eq === null ? !isSet(value) : value === match.eq)],
    [match.gt, () => typeof value === 'number' && value > match.gt!],
    [match.len_eq, () => list.length === match.len_eq],
    [match.one_of, () => match.one_of!.includes(value)],
    [match.not_one_of, () => !match.not_one_of!.includes(value)],
    [match.contains, () => list.includes(match.contains)],
    [match.match, () => luaPattern(match.match!).test(text)],
    [match.match_any, () => match.match_any!.patterns.some((pattern) => luaPattern(pattern).test(text))],
    [match.elements, () => list.every((item) => matches(item, match.elements!))],
  ];
  return tests.every(([condition, test]) => condition === undefined || test());
}

/** What a match asks for, as the rest of a sentence. */
export function requirement(match: Match): string {
  if (match.eq === null || match.len_eq === 0) {
    return 'has to go; remove it';
  }
  const {eq, contains, one_of} = match;
  if (contains !== undefined || eq !== undefined || one_of !== undefined) {
    return `has to ${contains === undefined ? 'be' : 'hold'} ${codes(one_of ?? [contains ?? eq])}; change it`;
  }
  return 'is required; add it';
}

import {isIP} from 'node:net';

import type {ValueFacts} from '../../facts/gateways';
import {isFields, type Path} from '../../../src/documents/documents';
import {codes, type Fault} from '../../../src/documents/faults';
import {luaPattern} from './luaPattern';

const TYPES: Record<string, (value: unknown) => boolean> = {
  string: (value) => typeof value === 'string',
  boolean: (value) => typeof value === 'boolean',
  number: (value) => typeof value === 'number',
  integer: Number.isInteger,
  array: Array.isArray,
  set: Array.isArray,
  object: isFields,
  record: isFields,
  map: isFields,
  foreign: isFields,
};

const FORMATS: Record<string, (value: string) => boolean> = {
  uuid: (value) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value),
  url: (value) => URL.canParse(value),
  host: (value) => /^[A-Za-z0-9._-]+$/.test(value) || isIP(value.replace(/^\[|\]$/g, '')) > 0,
  ip_or_cidr: (value) => /^[^/]+(\/\d{1,3})?$/.test(value) && isIP(value.split('/')[0]!) > 0,
  utf8_name: (value) => /^[\p{L}\p{N}._~-]+$/u.test(value),
  tag: (value) => value !== '' && !/[,/]/.test(value),
  header_name: (value) => /^[A-Za-z0-9_-]+$/.test(value),
};

/** `{{ .vars.X }}` of a policy and `{vault://...}` of Kong stand for a value that only the gateway will know. */
export function isUnknown(value: unknown): boolean {
  return typeof value === 'string' && /\{\{|\{vault:\/\//.test(value);
}

/** Checks one value, and the items of a list or map; the fields of a record are checked with its fields. */
export function valueFaults(facts: ValueFacts, value: unknown, path: Path): Fault[] {
  if (isUnknown(value)) {
    return [];
  }
  const types = [facts.type ?? []].flat();
  if (types.length > 0 && !types.some((type) => TYPES[type]?.(value) ?? true)) {
    return [{path, message: `must be of type ${codes(types)}; correct it`}];
  }
  const message = messageOf(facts, value);
  const own = message === undefined ? [] : [{path, message}];
  return [...own, ...itemFaults(facts, value, path)];
}

function messageOf(facts: ValueFacts, value: unknown): string | undefined {
  if (facts.allowed !== undefined && !Array.isArray(value) && !facts.allowed.includes(value)) {
    return `must be one of ${codes(facts.allowed)}; correct it`;
  }
  if (facts.refused?.includes(value)) {
    return `must not be ${codes([value])}; choose another`;
  }
  if (typeof value === 'number') {
    return numberMessage(facts, value);
  }
  if (typeof value === 'string') {
    return textMessage(facts, value);
  }
  if (Array.isArray(value)) {
    return listMessage(facts, value);
  }
  const least = facts.minProperties ?? facts.minLength ?? 0;
  return isFields(value) && Object.keys(value).length < least ? `needs at least ${least} entries; add them` : undefined;
}

function numberMessage({range, minimum = range?.[0], maximum = range?.[1], greaterThan}: ValueFacts, value: number) {
  if ((minimum !== undefined && value < minimum) || (maximum !== undefined && value > maximum)) {
    return `must be from ${minimum ?? '-∞'} to ${maximum ?? '∞'}; correct it`;
  }
  return greaterThan !== undefined && value <= greaterThan ? `must be above ${greaterThan}; correct it` : undefined;
}

function textMessage(facts: ValueFacts, value: string): string | undefined {
  const {format, match, matchAll = [], matchAny, matchNone = [], startsWith, pattern} = facts;
  if (value.length < (facts.minLength ?? 1) || value.length > (facts.maxLength ?? Infinity)) {
    return `must have ${facts.minLength ?? 1} to ${facts.maxLength ?? 'any number of'} characters; correct it`;
  }
  if (format !== undefined && FORMATS[format]?.(value) === false) {
    return `is no ${format}; correct it`;
  }
  const missed = [...(match === undefined ? [] : [match]), ...matchAll].find((lua) => !luaPattern(lua).test(value));
  if (missed !== undefined || (matchAny !== undefined && !matchAny.some((lua) => luaPattern(lua).test(value)))) {
    return `must match ${codes(missed === undefined ? (matchAny ?? []) : [missed])} (Lua pattern); correct it`;
  }
  const found = matchNone.find((lua) => luaPattern(lua).test(value));
  if (found !== undefined) {
    return `must not hold ${codes([found])}; correct it`;
  }
  if (startsWith !== undefined && !value.startsWith(startsWith)) {
    return `must start with ${codes([startsWith])}; correct it`;
  }
  return pattern !== undefined && !new RegExp(pattern).test(value)
    ? `must match ${codes([pattern])}; correct it`
    : undefined;
}

function listMessage(facts: ValueFacts, value: unknown[]): string | undefined {
  const least = facts.minItems ?? facts.minLength ?? 0;
  if (value.length < least) {
    return `needs at least ${least} items; add them`;
  }
  const isSet = facts.type === 'set' || facts.uniqueItems === true;
  if (isSet && new Set(value.map((item) => JSON.stringify(item))).size < value.length) {
    return 'holds an item twice; remove one';
  }
  const mixed = facts.exclusiveSets?.filter((set) => value.some((item) => set.includes(String(item)))) ?? [];
  return mixed.length > 1 ? `mixes ${mixed.map((set) => codes(set)).join(' with ')}; use one kind` : undefined;
}

function itemFaults({items, keys, values}: ValueFacts, value: unknown, path: Path): Fault[] {
  if (Array.isArray(value) && items !== undefined) {
    return value.flatMap((item, index) => valueFaults(items, item, [...path, index]));
  }
  if (isFields(value) && (keys !== undefined || values !== undefined)) {
    return Object.entries(value).flatMap(([key, item]) => [
      ...(keys === undefined ? [] : valueFaults(keys, key, [...path, key])),
      ...(values === undefined ? [] : valueFaults(values, item, [...path, key])),
    ]);
  }
  return [];
}

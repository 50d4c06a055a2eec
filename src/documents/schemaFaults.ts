import type {ErrorObject} from 'ajv/dist/2020.js';

import {isDuration, isExpression, type JsonSchema} from './jsonSchema';
import type {Path} from './documents';
import {codes, type Fault} from './faults';

/**
 * What ajv found, as faults of the document. A union says what it takes, in place of one error for each branch; where
 * something inside a branch is wrong, that is said instead.
 *
 * @param base path of the validated value in the document
 */
export function schemaFaults(errors: ErrorObject[], base: Path): Fault[] {
  const unions = errors.filter(({keyword}) => keyword === 'anyOf' || keyword === 'oneOf');
  const isNoise = (error: ErrorObject): boolean =>
    error.keyword === 'if' ||
    error.keyword === 'propertyNames' ||
    unions.some((union) => union !== error && isBranchOf(union, error)) ||
    (unions.includes(error) && errors.some((other) => isInside(error, other)));
  return errors.filter((error) => !isNoise(error)).map((error) => faultOf(error, base));
}

function isInside({instancePath}: ErrorObject, other: ErrorObject): boolean {
  return (
    other.instancePath.startsWith(`${instancePath}/`) ||
    (other.instancePath === instancePath && other.propertyName !== undefined)
  );
}

/** Errors of a branch lie below its union; those behind a reference, such as expressions, at the same value. */
function isBranchOf(union: ErrorObject, error: ErrorObject): boolean {
  return (
    union.instancePath === error.instancePath &&
    error.propertyName === undefined &&
    (error.schemaPath.startsWith(`${union.schemaPath}/`) || error.schemaPath.includes('#/$defs/'))
  );
}

function faultOf({keyword, instancePath, params, parentSchema, message, propertyName}: ErrorObject, base: Path): Fault {
  const path = [...base, ...pointer(instancePath)];
  const schema = parentSchema as JsonSchema;
  if (propertyName !== undefined) {
    return {path: [...path, propertyName], message: `is no possible name (${message}); rename it`};
  }
  switch (keyword) {
    case 'required':
      return {path: [...path, params.missingProperty], message: 'is missing; add it'};
    case 'dependentRequired':
      return {
        path: [...path, params.missingProperty],
        message: `is missing, and \`${params.property}\` needs it; add it`,
      };
    case 'additionalProperties': {
      const known = Object.keys(schema.properties ?? {});
      return {
        path: [...path, params.additionalProperty],
        message: `is no field here; use one of ${codes(known)}`,
      };
    }
    case 'false schema':
      return {path, message: 'does not go with the other fields here; remove it'};
    case 'not':
      return {path, message: 'does not go with the other fields here; change one of them'};
    case 'oneOf':
      if (params.passingSchemas !== null) {
        return {path, message: `must be only one of: ${expected(schema.oneOf)}; remove the others`};
      }
  }
  const expectation = expectedOf(schema, keyword);
  return {
    path,
    message: `${expectation === undefined ? message?.replace('NOT', 'not') : `must be ${expectation}`}; correct it`,
  };
}

function expectedOf(schema: JsonSchema, keyword: string): string | undefined {
  switch (keyword) {
    case 'anyOf':
    case 'oneOf':
      return expected(schema[keyword]);
    case 'enum':
    case 'const':
    case 'type':
    case 'pattern':
    case 'minimum':
    case 'maximum':
      return describe(schema);
    default:
      return undefined;
  }
}

function expected(branches: JsonSchema[] = []): string {
  return branches.map(describe).join(', or ');
}

/** `an integer from 1 to 10`. */
function describe(schema: JsonSchema): string {
  if (isExpression(schema)) {
    return 'an expression';
  }
  if (isDuration(schema)) {
    return 'a duration such as `500ms` or `1m30s`';
  }
  if (schema.enum !== undefined || schema.const !== undefined) {
    return codes(schema.enum ?? [schema.const]);
  }
  if (schema.pattern !== undefined) {
    return `text that matches \`${schema.pattern}\``;
  }
  if (schema.type === undefined && schema.required !== undefined) {
    return `an object with ${codes(schema.required)}`;
  }
  const type = TYPES[schema.type ?? ''] ?? 'another value';
  const {minimum, maximum} = schema;
  if (minimum !== undefined && maximum !== undefined) {
    return `${type} from ${minimum} to ${maximum}`;
  }
  return minimum === undefined && maximum === undefined
    ? type
    : `${type} of at ${maximum === undefined ? `least ${minimum}` : `most ${maximum}`}`;
}

const TYPES: Record<string, string> = {
  string: 'text',
  integer: 'an integer',
  number: 'a number',
  boolean: '`true` or `false`',
  object: 'an object',
  array: 'a list',
};

/** A JSON pointer (RFC 6901) as a path. */
function pointer(text: string): Path {
  return text
    .split('/')
    .slice(1)
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((token) => (/^\d+$/.test(token) ? Number(token) : token));
}

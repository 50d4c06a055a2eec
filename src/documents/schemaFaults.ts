import type {ErrorObject} from 'ajv/dist/2020.js';

import {DEFAULT_LOCALE, type Locale} from '../manual/locale';

import {isDuration, isExpression, type JsonSchema} from './jsonSchema';
import type {Path} from './documents';
import {codes, type Fault} from './faults';
import {SCHEMA_WORDS, type SchemaWords} from './schemaWords';

/**
 * What ajv found, as faults of the document. A union says what it takes, in place of one error for each branch; where
 * something inside a branch is wrong, that is said instead.
 *
 * @param base path of the validated value in the document
 */
export function schemaFaults(errors: ErrorObject[], base: Path, locale: Locale = DEFAULT_LOCALE): Fault[] {
  const unions = errors.filter(({keyword}) => keyword === 'anyOf' || keyword === 'oneOf');
  const isNoise = (error: ErrorObject): boolean =>
    error.keyword === 'if' ||
    error.keyword === 'propertyNames' ||
    unions.some((union) => union !== error && isBranchOf(union, error)) ||
    (unions.includes(error) && errors.some((other) => isInside(error, other)));
  return errors.filter((error) => !isNoise(error)).map((error) => faultOf(error, base, SCHEMA_WORDS[locale]));
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

function faultOf(error: ErrorObject, base: Path, say: SchemaWords): Fault {
  const {keyword, instancePath, params, parentSchema, propertyName} = error;
  const path = [...base, ...pointer(instancePath)];
  const schema = parentSchema as JsonSchema;
  if (propertyName !== undefined) {
    return {path: [...path, propertyName], message: say.badName(say.broken(error))};
  }
  switch (keyword) {
    case 'required':
      return {path: [...path, params.missingProperty], message: say.missing};
    case 'dependentRequired':
      return {path: [...path, params.missingProperty], message: say.missingBeside(params.property)};
    case 'additionalProperties':
      return {
        path: [...path, params.additionalProperty],
        message: say.noField(codes(Object.keys(schema.properties ?? {}))),
      };
    case 'false schema':
      return {path, message: say.notHere};
    case 'not':
      return {path, message: say.notTogether};
    case 'oneOf':
      if (params.passingSchemas !== null) {
        return {path, message: say.onlyOne(expected(schema.oneOf, say))};
      }
  }
  const expectation = expectedOf(schema, keyword, say);
  return {path, message: say.correct(expectation === undefined ? say.broken(error) : say.must(expectation))};
}

function expectedOf(schema: JsonSchema, keyword: string, say: SchemaWords): string | undefined {
  switch (keyword) {
    case 'anyOf':
    case 'oneOf':
      return expected(schema[keyword], say);
    case 'enum':
    case 'const':
    case 'type':
    case 'pattern':
    case 'minimum':
    case 'maximum':
      return describe(schema, say);
    default:
      return undefined;
  }
}

function expected(branches: JsonSchema[] = [], say: SchemaWords): string {
  return branches.map((branch) => describe(branch, say)).join(say.or);
}

/** `an integer from 1 to 10`. */
function describe(schema: JsonSchema, say: SchemaWords): string {
  if (isExpression(schema)) {
    return say.expression;
  }
  if (isDuration(schema)) {
    return say.duration;
  }
  if (schema.enum !== undefined || schema.const !== undefined) {
    return codes(schema.enum ?? [schema.const]);
  }
  if (schema.pattern !== undefined) {
    return say.pattern(schema.pattern);
  }
  if (schema.type === undefined && schema.required !== undefined) {
    return say.objectWith(codes(schema.required));
  }
  const type = say.types[schema.type ?? ''] ?? say.anotherValue;
  const {minimum, maximum} = schema;
  if (minimum !== undefined && maximum !== undefined) {
    return say.range(type, minimum, maximum);
  }
  return minimum === undefined && maximum === undefined
    ? type
    : maximum === undefined
      ? say.atLeast(type, minimum!)
      : say.atMost(type, maximum);
}

/** A JSON pointer (RFC 6901) as a path. */
function pointer(text: string): Path {
  return text
    .split('/')
    .slice(1)
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((token) => (/^\d+$/.test(token) ? Number(token) : token));
}

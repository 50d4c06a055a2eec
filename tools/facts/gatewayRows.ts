import {type FieldRow, rangeOf, written} from './fieldRows';
import type {FieldFacts} from './gateways';

/** The fields of a gateway's entity or plugin. */
export function gatewayRows(fields: FieldFacts[]): FieldRow[] {
  return fields.map((field) => ({
    path: field.path,
    type: [field.type ?? 'any'].flat().join(', '),
    required: field.required,
    requiredBy: [],
    // A record that the gateway fills in has the defaults of its fields, each in its own row.
    default: field.filledIn ? undefined : written(field.default),
    allowed: allowedByGateway(field),
  }));
}

function allowedByGateway(field: FieldFacts): string[] | undefined {
  if (field.shorthand) {
    return undefined; // what is allowed stands with the field that it is short for
  }
  const {allowed, range, minimum, maximum, greaterThan} = field.items ?? field;
  if (allowed !== undefined) {
    return allowed.map(String);
  }
  if (field.type === 'boolean') {
    return ['true', 'false'];
  }
  return greaterThan === undefined ? rangeOf(range?.[0] ?? minimum, range?.[1] ?? maximum) : [`> ${greaterThan}`];
}

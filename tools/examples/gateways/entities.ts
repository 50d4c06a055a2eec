import type {FieldFacts, GatewayFacts} from '../../facts/gateways';
import type {Fields, Path} from '../../../src/documents/documents';
import type {Fault} from '../../../src/documents/faults';
import {isSet, recordFaults, valueAt, withDefaults} from './records';
import {ruleFaults} from './rules';

/** Checks a Kong entity (`services`, `routes`, `upstreams`, ...) against its fields and rules. */
export function entityFaults({entities}: GatewayFacts, name: string, given: Fields, path: Path): Fault[] {
  const entity = entities[name];
  if (entity === undefined) {
    return [];
  }
  const faults = recordFaults(entity.fields, given, path);
  if (faults.length > 0) {
    return faults;
  }
  const protocols = valueAt(withDefaults(entity.fields, given), 'protocols');
  const variant = entity.byProtocol?.[String(Array.isArray(protocols) ? protocols[0] : '')];
  const fields = overridden(entity.fields, variant?.overrides ?? []);
  const complete = withDefaults(fields, given);
  return [
    ...(variant?.must_be_null ?? [])
      .filter((field) => isSet(valueAt(given, field)))
      .map((field) => ({path: [...path, field], message: `does not go with \`protocols\`; remove it`})),
    ...(variant?.overrides ?? [])
      .filter((field) => 'ne' in field && valueAt(given, field.path) === field.ne)
      .map((field) => ({
        path: [...path, field.path],
        message: `must not be \`${valueAt(given, field.path)}\` with these \`protocols\`; change it`,
      })),
    ...ruleFaults([...entity.checks, ...(variant?.checks ?? [])], {given, complete}, path),
  ];
}

function overridden(fields: FieldFacts[], overrides: FieldFacts[]): FieldFacts[] {
  return fields.map((field) => overrides.find(({path}) => path === field.path) ?? field);
}

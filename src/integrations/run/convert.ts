import {own} from '../../documents/documents';
import {StepFailure} from './types';

/**
 * A value as the type of a row; what cannot be converted unambiguously is refused.
 *
 * @throws StepFailure
 */
export function convert(value: unknown, type: string): unknown {
  const converted = own(CONVERSIONS, type)?.(value);
  if (converted === undefined) {
    throw new StepFailure(`${JSON.stringify(value)} is not ${own(ARTICLES, type) ?? `a ${type}`}`);
  }
  return converted;
}

const ARTICLES: Record<string, string> = {integer: 'an integer', json: 'JSON'};

const CONVERSIONS: Record<string, (value: unknown) => unknown> = {
  string: (value) => (typeof value === 'string' ? value : JSON.stringify(value)),
  integer: (value) => (Number.isInteger(value) ? value : matches(value, /^[+-]?\d+$/) ? Number(value) : undefined),
  number: (value) =>
    typeof value === 'number'
      ? value
      : matches(value, /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i)
        ? Number(value)
        : undefined,
  boolean: (value) => (typeof value === 'boolean' ? value : own({true: true, false: false}, String(value))),
  json: (value) => (typeof value === 'string' ? parsed(value) : undefined),
};

const matches = (value: unknown, form: RegExp): boolean => typeof value === 'string' && form.test(value);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

import Ajv, {type ErrorObject} from 'ajv';

import type {Area} from '../../manual/area';
import schema from './frontMatter.schema.json';

/** The values of a page's front matter that the manual uses; the schema says what each may be. */
export interface FrontMatter {
  title: string;
  sidebar_label?: string;
  description: string;
  keywords: string[];
  kind: string;
  /** In v2 and release notes. */
  area?: Area;
  date?: string;
  unlisted?: true;
  sidebar_position?: number;
  v2?: string;
  source_hash?: string;
}

const KEYS = Object.keys(schema.properties);
const validate = new Ajv({allErrors: true}).compile(schema);

/**
 * What is wrong with front matter, by the schema beside this file.
 *
 * @returns one sentence for each fault, with its remedy
 */
export function frontMatterFaults(frontMatter: Record<string, unknown>): string[] {
  validate(frontMatter);
  return [...new Set((validate.errors ?? []).map((error) => sentenceOf(error, frontMatter)))];
}

function sentenceOf({keyword, params, instancePath}: ErrorObject, frontMatter: Record<string, unknown>): string {
  if (keyword === 'required') {
    return `\`${params.missingProperty as string}\` is missing; add it.`;
  }
  if (keyword === 'additionalProperties') {
    return `\`${params.additionalProperty as string}\` is no front matter key of this manual; use ${KEYS.join(', ')}.`;
  }
  const key = instancePath.split('/')[1]! as keyof typeof schema.properties;
  const value = frontMatter[key];
  const is =
    typeof value === 'string' && value.length > 40 ? `has ${value.length} characters` : `is ${JSON.stringify(value)}`;
  return `\`${key}\` ${is}; write ${schema.properties[key].description}.`;
}

import Ajv, {type ErrorObject} from 'ajv';

import type {Area} from '../../manual/area';
import schema from './frontMatter.schema.json';
import {meant} from './nearest';

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

/** What is wrong with a key of front matter. */
export interface KeyFault {
  key: string;
  /** A sentence with its remedy. */
  message: string;
}

/** What is wrong with front matter, by the schema beside this file. */
export function frontMatterFaults(frontMatter: Record<string, unknown>): KeyFault[] {
  validate(frontMatter);
  const faults = (validate.errors ?? []).map((error) => faultOf(error, frontMatter));
  return [...new Map(faults.map((fault) => [fault.message, fault])).values()];
}

function faultOf({keyword, params, instancePath}: ErrorObject, frontMatter: Record<string, unknown>): KeyFault {
  if (keyword === 'required') {
    const key = params.missingProperty as string;
    return {key, message: `\`${key}\` is missing; add it.`};
  }
  if (keyword === 'additionalProperties') {
    const key = params.additionalProperty as string;
    const fix = meant(key, KEYS, `use ${KEYS.join(', ')}`);
    return {key, message: `\`${key}\` is no front matter key of this manual; ${fix}.`};
  }
  const key = instancePath.split('/')[1]! as keyof typeof schema.properties;
  const value = frontMatter[key];
  const is =
    typeof value === 'string' && value.length > 40 ? `has ${value.length} characters` : `is ${JSON.stringify(value)}`;
  return {key, message: `\`${key}\` ${is}; write ${schema.properties[key].description}.`};
}

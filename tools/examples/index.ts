import {json} from './json';
import type {Engine} from './types';
import {yaml} from './yaml';

/** Every engine, in the order of the report. */
export const ENGINES: Engine[] = [json, yaml];

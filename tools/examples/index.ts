import {json} from './json';
import {go} from './programs/go';
import {javascript} from './programs/javascript';
import {python} from './programs/python';
import {cron} from './schedules/cron';
import {hmac} from './signatures/hmac';
import {jwt} from './signatures/jwt';
import {pem} from './signatures/pem';
import {expressions} from './templates/expressions';
import {gotemplate} from './templates/gotemplate';
import type {Engine} from './types';
import {yaml} from './yaml';

/** Every engine, in the order of the report. */
export const ENGINES: Engine[] = [json, yaml, gotemplate, expressions, cron, javascript, python, go, jwt, hmac, pem];

import {aqd} from './commands/aqd';
import {openapi} from './contracts/openapi';
import {protobuf} from './contracts/protobuf';
import {downloads} from './files/downloads';
import {manifests} from './files/manifests';
import {dockerfile} from './formats/dockerfile';
import {http} from './formats/http';
import {ini} from './formats/ini';
import {properties} from './formats/properties';
import {toml} from './formats/toml';
import {xml} from './formats/xml';
import {xslt} from './formats/xslt';
import {gateways} from './gateways/gateways';
import {integrations} from './integrations/integrations';
import {testCases} from './integrations/testCases';
import {json} from './json';
import {go} from './programs/go';
import {javascript} from './programs/javascript';
import {python} from './programs/python';
import {promql} from './promql/promql';
import {cron} from './schedules/cron';
import {bash} from './shell/bash';
import {curl} from './shell/curl';
import {hmac} from './signatures/hmac';
import {jwt} from './signatures/jwt';
import {pem} from './signatures/pem';
import {sql} from './sql/sql';
import {expressions} from './templates/expressions';
import {gotemplate} from './templates/gotemplate';
import type {Engine} from './types';
import {yaml} from './yaml';

/** Every engine, in the order of the report. */
export const ENGINES: Engine[] = [
  json,
  yaml,
  integrations,
  testCases,
  manifests,
  gateways,
  aqd,
  downloads,
  gotemplate,
  expressions,
  cron,
  javascript,
  python,
  go,
  jwt,
  hmac,
  pem,
  bash,
  curl,
  sql,
  toml,
  xml,
  xslt,
  properties,
  ini,
  dockerfile,
  http,
  promql,
  protobuf,
  openapi,
];

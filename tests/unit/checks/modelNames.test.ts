import {expect, test} from 'vitest';

import {modelNames} from '../../../tools/checks/model/modelNames';
import {FIRST_LINE, pageOf, subjectOf} from './page';

const MODEL = {
  errors: new Map([['AQD-2002', {en: 'Name already in use', 'pt-BR': 'Nome já está em uso'}]]),
  events: new Set(['deployment.failed', 'gateway.drift']),
  metrics: new Map([
    ['aqueduto_trigger_lag', {type: 'gauge' as const, labels: []}],
    ['aqueduto_request_duration_seconds', {type: 'histogram' as const, labels: []}],
  ]),
  resources: new Map([
    ['api', ['read', 'create']],
    ['deployment', ['read', 'deploy']],
  ]),
};
const findings = (markdown: string) => modelNames(subjectOf([pageOf(markdown)], MODEL));

test.each([
  '`AQD-2002`, license `AQD-1234-5678-9012-3456`',
  '`aqueduto_trigger_lag`, `aqueduto_request_duration_seconds_bucket`, `api:aqueduto_lag:rate5m`, `aqueduto_gateway_*`',
  '`api:read`, `api:*`, `host:port`, `resource:action`, the scope `orders:read`, the tag `api:orders`',
  '`deployment.failed`, `deployment.deploy`, `spec.endpoints`, `gateway.name`',
  '```json\n{"event": "gateway.drift"}\n```',
  '```http\nPOST / HTTP/1.1\nAqueduto-Event: audit.records\n```',
])('accepts %s', (markdown) => {
  expect(findings(markdown)).toEqual([]);
});

test.each([
  ['`AQD-2999`', 'AQD-2999'],
  ['```text\nAQD-2999\n```', 'AQD-2999'],
  ['`aqueduto_lag`', 'aqueduto_lag'],
  ['`aqueduto_trigger_lag_bucket`', 'aqueduto_trigger_lag_bucket'],
  ['`apis:read`', 'apis:read'],
  ['needs api:delete', 'api:delete'],
  ['`apis:create`', 'apis:create'],
  ['`deployment:accept`', 'deployment:accept'],
  ['| Task | Permission |\n| --- | --- |\n| List | `api:list` |', 'api:list'],
  ['`deployment.finished`', 'deployment.finished'],
  ['```json\n{"event": "gateway.differs"}\n```', 'gateway.differs'],
  ['```http\nPOST / HTTP/1.1\nAqueduto-Event: gateway.differs\n```', 'gateway.differs'],
])('reports %s', (markdown, name) => {
  expect(findings(markdown)).toEqual([expect.objectContaining({message: expect.stringContaining(name)})]);
});

test('reports the line inside of a code block', () => {
  expect(findings('```json\n{\n  "event": "gateway.differs"\n}\n```')[0]?.line).toBe(FIRST_LINE + 2);
});

test('reads the front matter too', () => {
  const page = pageOf('Text.', {title: 'AQD-2999'});
  expect(modelNames(subjectOf([page], MODEL))).toMatchObject([{line: 2}]);
});

import {describe, expect, test} from 'vitest';

import {faultOfExpression} from '../../tools/examples/promql/expression';
import {readMetrics} from '../../tools/examples/promql/metrics';
import {promql} from '../../tools/examples/promql/promql';
import {block, faultsOf} from './faultsOf';

const metrics = readMetrics(process.cwd());
const REQUESTS = 'aqueduto_gateway_requests_total';
const DURATION = 'aqueduto_gateway_request_duration_seconds';
const LABELS = 'organization, workspace, environment, api, api_version, route, method, status';

describe('readMetrics', () => {
  test('a histogram is three series', () => {
    expect(metrics.series.has(DURATION)).toBe(false);
    expect(metrics.series.get(`${DURATION}_bucket`)?.has('le')).toBe(true);
    expect(metrics.series.get(`${DURATION}_sum`)?.has('le')).toBe(false);
    expect(metrics.series.has(`${DURATION}_count`)).toBe(true);
  });

  test('closed values are those of the metric, else of the label', () => {
    expect(metrics.series.get('aqueduto_integration_executions_total')?.get('result')).toEqual(['success', 'failed']);
    expect(metrics.series.get(REQUESTS)?.get('method')).toContain('PATCH');
    expect(metrics.series.get(REQUESTS)?.get('api')).toBeUndefined();
  });
});

describe('faultOfExpression', () => {
  test.each([
    `sum by (api) (rate(${REQUESTS}{environment="production",status=~"5.."}[5m]))`,
    `histogram_quantile(0.95, sum by (le, route) (rate(${DURATION}_bucket[5m])))`,
    `max_over_time(sum(rate(${REQUESTS}[5m]))[1h:5m])`,
    `sum(rate(${REQUESTS}[5m])) / on () group_left () sum(up)`,
    'predict_linear(aqueduto_license_quota_used_ratio{quota=~".*_month"}[3d], 7 * 86400) > 1',
    `${REQUESTS}[5m]`,
    `sum by (instance) (rate(kong_http_requests_total[5m]) + on (x) ${REQUESTS})`,
    `{__name__="${REQUESTS}"}`,
    `${REQUESTS}{method=""}`,
    'quantile_over_time(0.9, up[5m])',
  ])('%s holds', (expression) => {
    expect(faultOfExpression(expression, metrics)).toBeUndefined();
  });

  test.each([
    ['sum by (api) (up', 16, 'PromQL does not parse at the end; correct the expression'],
    ['up\nsum(', 3, 'PromQL does not parse at “sum(”; correct the expression'],
    ['ratio(up[5m])', 5, 'PromQL does not parse at “(up[5m])”; correct the expression'],
    ['rate(up)', 0, 'rate() needs a range; write [5m] after its selector'],
    ['sum(up[5m])', 4, '“up[5m]” is a range, which only functions such as rate() take; leave the range out or wrap it'],
    ['up[5m] > 1', 0, '“up[5m]” is a range, which only functions such as rate() take; leave the range out or wrap it'],
    ['aqueduto_requests_total', 0, 'there is no metric “aqueduto_requests_total”; write one of model/metrics.yaml'],
    [`rate(${DURATION}[5m])`, 5, `“${DURATION}” is a histogram; write ${DURATION}_bucket, _sum or _count`],
    [`${REQUESTS}{code="200"}`, 0, `“${REQUESTS}” has no label “code”; use one of ${LABELS}`],
    [
      'aqueduto_integration_executions_total{result!="error"}',
      0,
      'the label “result” of “aqueduto_integration_executions_total” is never “error”; use one of success, failed',
    ],
    [
      'aqueduto_integration_executions_total{result=~"err.*"}',
      0,
      'the label “result” of “aqueduto_integration_executions_total” is never “err.*”; use one of success, failed',
    ],
    [`${REQUESTS}{status=~"5(.."}`, 0, '“5(..” is not a regular expression; correct it'],
    [
      `sum by (api, le) (rate(${REQUESTS}[5m]))`,
      7,
      `no metric here has the label “le”; group by labels of ${REQUESTS}`,
    ],
    [`${REQUESTS} / on (apis) ${REQUESTS}`, 37, `no metric here has the label “apis”; group by labels of ${REQUESTS}`],
  ])('%s has a fault', (expression, at, sentence) => {
    expect(faultOfExpression(expression, metrics)).toEqual({at, sentence});
  });
});

describe('promql', () => {
  const rules = (...lines: string[]) => block('yaml', ['groups:', '  - rules:', ...lines].join('\n'));

  test('blocks, rules and curl queries hold', async () => {
    const page =
      block('promql', `sum(${REQUESTS})`) +
      rules(
        '      - alert: A',
        `        expr: sum(${REQUESTS}) > 0`,
        '      - alert: B',
        '        expr: |',
        '          up',
      ) +
      block('bash', `curl --get --data-urlencode 'query=sum(${REQUESTS})' https://metrics.aqueduto.example`);
    expect(await faultsOf(promql, page)).toEqual([undefined, undefined, undefined]);
  });

  test.each([
    [block('promql', 'sum(\n  rate(up)\n)'), 'Line 2: rate() needs a range; write [5m] after its selector.'],
    [
      rules(
        '      - alert: A',
        '        expr: up',
        '      - alert: B',
        '        expr: |',
        '          up',
        '          + rate(up)',
      ),
      'Line 8: rate() needs a range; write [5m] after its selector.',
    ],
    [rules('      - expr: rate(up)'), 'Line 3: rate() needs a range; write [5m] after its selector.'],
    [
      block('bash', 'curl --get \\\n  --data-urlencode "query=rate(up)" https://a.example'),
      'Line 2: rate() needs a range; write [5m] after its selector.',
    ],
  ])('%j has a fault', async (markdown, sentence) => {
    expect(await faultsOf(promql, markdown)).toEqual([sentence]);
  });
});

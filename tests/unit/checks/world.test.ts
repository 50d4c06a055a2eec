import {expect, test} from 'vitest';

import {world} from '../../../tools/checks/model/world';
import {readModelData} from '../../../tools/model/modelData';
import {FIRST_LINE, pageOf, subjectOf} from './page';

const model = readModelData(process.cwd());
const findings = (markdown: string) =>
  world(subjectOf([pageOf(markdown)], {cli: model.cli, labels: model.labels, world: model.world}));
const bash = (code: string): string => `\`\`\`bash\n${code}\n\`\`\``;
const json = (code: string): string => `\`\`\`json\n${code}\n\`\`\``;
const DEPLOY = 'aqd deployment create --api orders --api-version 1.2.0 --release 1 --environment development';

test.each([
  '`dev@horizonte.example`, `*.horizonte.example`, `_dmarc.horizonte.example`, `.horizonte.example`, `evilhorizonte.example`',
  'The field `domains.integrations.horizonte.example.status`, the host `kafka.example`, the pattern `.+horizonte\\.example`',
  '`https://api.horizonte.example`, `https://api.horizonte.example/`, `https://api.horizonte.example/orders?status=paid`',
  '`https://orders.horizonte.example:8443/internal`, `https://api-dev.horizonte.example/catalog/products/A-1`',
  '`aqd gateway get SLUG`, `aqd api lint orders.yaml`, `aqd plan get partner`',
  bash(`${DEPLOY} --gateway kong-dev-1\ncurl https://api-dev.horizonte.example/orders`),
  bash('curl https://api.horizonte.example/orders'),
  bash(`${DEPLOY.replace('development', '"$environment"')}\ncurl https://api.horizonte.example/orders`),
  bash('aqd workspace create --name Academy --slug academy\naqd workspace create --name Academy --slug academy'),
  json('{"gateway": "kong-prod-1", "environment": "production", "workspace": "9a0b1c2d-3e4f-4a5b-8c6d-7e8f9a0b1c2d"}'),
  '1. In **Environment**, choose `development`.\n2. In **Gateway**, choose `kong-dev-1`.',
])('accepts %s', (markdown) => {
  expect(findings(markdown)).toEqual([]);
});

test.each([
  ['`order.horizonte.example`', 'write “orders.horizonte.example”'],
  ['`https://api.horizonte.example/catalogue`', 'No API of model/world.yaml answers at “/catalogue”'],
  ['`aqd gateway get kong-dev-2`', '“kong-dev-2” is no gateway'],
  ['`aqd portal get develpers`', 'write “developers”'],
  [
    bash('aqd environment update staging --gateway kong-dev-1'),
    'is in development, not in staging; use one of kong-stg-1, kong-stg-2',
  ],
  [bash('aqd variable create --key PG_HSOT --environment staging --value x'), 'write “PG_HOST”'],
  [json('{"data": {"cluster": "prod-1", "environment": "staging"}}'), 'is in production, not in staging'],
  [json('[{"plan": "gold"}]'), '“gold” is no plan of model/world.yaml; use one of standard, partner, sandbox'],
  ['1. Choose `staging`.\n2. Choose `kong-dev-1`.', 'The gateway “kong-dev-1” is in development, not in staging'],
  [
    `1. Choose \`development\`, and click **Deploy**.\n\n${bash('curl https://api.horizonte.example/orders')}`,
    'The page deploys to development and calls “api.horizonte.example”',
  ],
])('reports %s', (markdown, says) => {
  expect(findings(markdown)).toEqual([expect.objectContaining({message: expect.stringContaining(says)})]);
});

test('reports the line inside of a code block', () => {
  expect(findings(bash(`# Deploy\n${DEPLOY} \\\n  --gateway kong-dev-9`))).toMatchObject([{line: FIRST_LINE + 2}]);
});

import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

import {group, section} from './src/sidebars/section';

/** v2: the manual proper, and three small sets with sidebars of their own. */
const sidebars: SidebarsConfig = {
  docs: [
    'index',
    group('First steps', 'start', {
      slug: 'first-steps',
      description:
        'For each role, something that works within 20 minutes, with checkpoints and what to do when they differ.',
    }),
    'overview',
    'migrate-from-v1',
    group('Concepts', 'concepts', {
      slug: 'concepts',
      description: 'How the parts work together, each on one example: why something happens, not how to do it.',
    }),
    group('Recipes', 'recipes', {
      slug: 'recipes',
      description:
        'One problem a page, solved from an empty folder to a result that you see, with what to watch in production.',
    }),
    group('Account', 'account', {
      area: 'admin',
      slug: 'account',
      description: 'Your user account, how your organization signs in, and the license behind it.',
    }),
    group('Administration', 'admin', {
      area: 'admin',
      slug: 'administration',
      description: 'Organizations, workspaces, environments and users, who may do what, and what was done.',
    }),
    section('API Manager', 'api-manager/overview', [], {area: 'api-manager'}),
    group(
      'API Manager admin',
      'api-manager-admin',
      {
        area: 'api-gateway',
        slug: 'api-manager-admin',
        description: 'Where APIs run and who calls them: gateways, certificates, consumers.',
      },
      [
        section('Certificates', 'api-manager-admin/certificates/index'),
        group('Consumers', 'api-manager-admin/consumers', {
          area: 'dev-portal',
          slug: 'consumers',
          description: 'Consumer apps, their groups and the credentials with which they call your APIs.',
        }),
      ],
    ),
    section(
      'API Gateway',
      'api-gateway/overview',
      [
        section('Aqueduto Kong', 'api-gateway/aqueduto-kong/overview', [
          section('Plugins', 'api-gateway/aqueduto-kong/plugins/overview'),
        ]),
      ],
      {area: 'api-gateway'},
    ),
    section('Dev Portal', 'dev-portal/overview', [], {area: 'dev-portal'}),
    group(
      'Dev Portal admin',
      'dev-portal-admin',
      {
        area: 'dev-portal',
        slug: 'dev-portal-admin',
        description: 'Portals for developers outside your team, and the plans that they subscribe to.',
      },
      [section('Portals', 'dev-portal-admin/portals/overview')],
    ),
    section(
      'iPaaS',
      'ipaas/overview',
      [
        group('Engine', 'ipaas/engine', {
          slug: 'engine',
          description: 'How integrations run and how expressions are written.',
        }),
        group(
          'Components',
          'ipaas/components',
          {
            slug: 'components',
            description: 'Everything an integration is built from, by family.',
          },
          [
            group('Triggers', 'ipaas/components/triggers', {
              slug: 'triggers',
              description: 'What starts an integration: a message, a request or the clock.',
            }),
            group('Logical components', 'ipaas/components/logical', {
              slug: 'logical-components',
              description: 'Components that branch, repeat and transform, without access to other systems.',
            }),
            group('Technical components', 'ipaas/components/tech', {
              slug: 'tech-components',
              description: 'Components that connect to brokers, databases and services over their native protocols.',
            }),
            group('Business components', 'ipaas/components/business', {
              slug: 'business-components',
              description: 'Components for cloud storage, SAP and plant systems.',
            }),
          ],
        ),
      ],
      {area: 'ipaas'},
    ),
    group('iPaaS admin', 'ipaas-admin', {
      area: 'ipaas',
      slug: 'ipaas-admin',
      description: 'Where integrations run and what they read: clusters, files, secrets, variables.',
    }),
    group('Observability', 'observability', {
      area: 'observability',
      slug: 'observability',
      description: 'Dashboards over gateway traffic and integration executions.',
    }),
    group('Platform', 'platform', {
      slug: 'platform',
      description: 'The basic services of the platform: metrics, logs, tracing, alerts, identity, secrets and images.',
    }),
    group('Reference', 'reference', {
      slug: 'reference',
      description: 'Every error, limit, permission and term in one place.',
    }),
    group('Help', 'help', {
      slug: 'help',
      description:
        'Questions and answers, support, security and data protection, and the accessibility of this manual.',
    }),
    {type: 'ref', id: 'aqueduto-cli/overview', label: 'CLI'},
    {type: 'ref', id: 'examples/main', label: 'Examples'},
  ],
  cli: [{type: 'ref', id: 'index', label: 'v2 manual'}, section('CLI', 'aqueduto-cli/overview', [], {area: 'cli'})],
  examples: [
    {type: 'ref', id: 'index', label: 'v2 manual'},
    {type: 'autogenerated', dirName: 'examples'},
  ],
  academy: [{type: 'ref', id: 'index', label: 'v2 manual'}, 'academy/main'],
};

export default sidebars;

import {translate} from '@docusaurus/Translate';

export interface RoleCard {
  id: string;
  title: string;
  links: {label: string; to: string}[];
}

/** What each kind of reader comes for first. */
export function roleCards(): RoleCard[] {
  return [
    {
      id: 'developer',
      title: translate({id: 'roles.developer', message: 'Developer', description: 'Kind of reader'}),
      links: [
        {
          label: translate({
            id: 'roles.developer.deploy',
            message: 'Deploy an API',
            description: 'Link for developers',
          }),
          to: '/v2/api-manager/deploy',
        },
        {
          label: translate({
            id: 'roles.developer.jwt',
            message: 'Call an API with a JWT',
            description: 'Link for developers',
          }),
          to: '/v2/api-manager-admin/consumers/jwt-credentials',
        },
        {
          label: translate({id: 'roles.developer.cli', message: 'Install the CLI', description: 'Link for developers'}),
          to: '/v2/aqueduto-cli/overview',
        },
      ],
    },
    {
      id: 'integrator',
      title: translate({id: 'roles.integrator', message: 'Integrator', description: 'Kind of reader'}),
      links: [
        {
          label: translate({
            id: 'roles.integrator.example',
            message: 'Orders from Kafka to PostgreSQL',
            description: 'Link for integrators',
          }),
          to: '/v2/examples/orders-kafka-to-postgresql',
        },
        {
          label: translate({
            id: 'roles.integrator.kafka',
            message: 'The Kafka component',
            description: 'Link for integrators',
          }),
          to: '/v2/ipaas/components/tech/kafka',
        },
        {
          label: translate({
            id: 'roles.integrator.expressions',
            message: 'Write expressions',
            description: 'Link for integrators',
          }),
          to: '/v2/ipaas/engine/go-template',
        },
      ],
    },
    {
      id: 'user',
      title: translate({id: 'roles.user', message: 'Platform user', description: 'Kind of reader'}),
      links: [
        {
          label: translate({
            id: 'roles.user.overview',
            message: 'How the parts fit together',
            description: 'Link for platform users',
          }),
          to: '/v2/overview',
        },
        {
          label: translate({
            id: 'roles.user.workspaces',
            message: 'Work in a workspace',
            description: 'Link for platform users',
          }),
          to: '/v2/admin/workspaces',
        },
        {
          label: translate({
            id: 'roles.user.dashboards',
            message: 'Read the dashboards',
            description: 'Link for platform users',
          }),
          to: '/v2/observability/dashboards',
        },
      ],
    },
    {
      id: 'administrator',
      title: translate({id: 'roles.administrator', message: 'Administrator', description: 'Kind of reader'}),
      links: [
        {
          label: translate({
            id: 'roles.administrator.roles',
            message: 'Give people roles',
            description: 'Link for administrators',
          }),
          to: '/v2/admin/roles-permissions',
        },
        {
          label: translate({
            id: 'roles.administrator.environments',
            message: 'Set up environments',
            description: 'Link for administrators',
          }),
          to: '/v2/admin/environments',
        },
        {
          label: translate({
            id: 'roles.administrator.metrics',
            message: 'Watch the platform',
            description: 'Link for administrators',
          }),
          to: '/v2/platform/metrics',
        },
      ],
    },
  ];
}

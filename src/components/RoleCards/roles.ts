import {translate} from '@docusaurus/Translate';

interface RoleCard {
  id: string;
  title: string;
  links: {label: string; to: string}[];
}

/** What each kind of reader comes for first: something that works within 20 minutes, then what they look up most. */
export const roleCards = (): RoleCard[] => [developer(), integrator(), platformUser(), administrator()];

function developer(): RoleCard {
  return {
    id: 'developer',
    title: translate({id: 'roles.developer', message: 'Developer', description: 'Kind of reader'}),
    links: [
      {
        label: translate({
          id: 'roles.developer.start',
          message: 'Your first API in 20 minutes',
          description: 'Link for developers',
        }),
        to: '/v2/start/developer',
      },
      {
        label: translate({
          id: 'roles.developer.publish',
          message: 'Publish your first API',
          description: 'Link for developers',
        }),
        to: '/v2/examples/publish-your-first-api',
      },
      {
        label: translate({id: 'roles.developer.cli', message: 'Install the CLI', description: 'Link for developers'}),
        to: '/v2/aqueduto-cli/overview',
      },
    ],
  };
}

function integrator(): RoleCard {
  return {
    id: 'integrator',
    title: translate({id: 'roles.integrator', message: 'Integrator', description: 'Kind of reader'}),
    links: [
      {
        label: translate({
          id: 'roles.integrator.start',
          message: 'Your first integration in 20 minutes',
          description: 'Link for integrators',
        }),
        to: '/v2/start/integrator',
      },
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
          id: 'roles.integrator.components',
          message: 'Find a component',
          description: 'Link for integrators',
        }),
        to: '/v2/ipaas/component-catalog',
      },
    ],
  };
}

function platformUser(): RoleCard {
  return {
    id: 'user',
    title: translate({id: 'roles.user', message: 'Platform user', description: 'Kind of reader'}),
    links: [
      {
        label: translate({
          id: 'roles.user.start',
          message: 'Your first call in 20 minutes',
          description: 'Link for platform users',
        }),
        to: '/v2/start/platform-user',
      },
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
          id: 'roles.user.dashboards',
          message: 'Read the dashboards',
          description: 'Link for platform users',
        }),
        to: '/v2/observability/dashboards',
      },
    ],
  };
}

function administrator(): RoleCard {
  return {
    id: 'administrator',
    title: translate({id: 'roles.administrator', message: 'Administrator', description: 'Kind of reader'}),
    links: [
      {
        label: translate({
          id: 'roles.administrator.start',
          message: 'Set up an organization in 20 minutes',
          description: 'Link for administrators',
        }),
        to: '/v2/start/administrator',
      },
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
          id: 'roles.administrator.metrics',
          message: 'Watch the platform',
          description: 'Link for administrators',
        }),
        to: '/v2/platform/metrics',
      },
    ],
  };
}

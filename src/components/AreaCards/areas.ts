import {translate} from '@docusaurus/Translate';

import type {Area} from '@site/src/manual/area';

interface AreaCard {
  area: Area;
  /** In the reader's language. */
  title: () => string;
  text: () => string;
  to: string;
}

/** The product areas of v2, in the order of its menu. */
export const AREA_CARDS: AreaCard[] = [
  {
    area: 'api-manager',
    title: () => 'API Manager',
    text: () =>
      translate({
        id: 'areas.apiManager',
        message: 'Design an API, version its specification, release it, deploy it and publish it.',
        description: 'Card of the product area API Manager',
      }),
    to: '/v2/api-manager/overview',
  },
  {
    area: 'api-gateway',
    title: () => 'API Gateway',
    text: () =>
      translate({
        id: 'areas.apiGateway',
        message: 'Routes, plugins and limits on Aqueduto Kong, Apache APISIX and Amazon API Gateway.',
        description: 'Card of the product area API Gateway',
      }),
    to: '/v2/api-gateway/overview',
  },
  {
    area: 'dev-portal',
    title: () => 'Dev Portal',
    text: () =>
      translate({
        id: 'areas.devPortal',
        message: 'Where consumers find APIs, register apps and get credentials.',
        description: 'Card of the product area Dev Portal',
      }),
    to: '/v2/dev-portal/overview',
  },
  {
    area: 'ipaas',
    title: () => 'iPaaS',
    text: () =>
      translate({
        id: 'areas.ipaas',
        message: 'Integrations as drawings or files: triggers, components, expressions and the engine that runs them.',
        description: 'Card of the product area iPaaS',
      }),
    to: '/v2/ipaas/overview',
  },
  {
    area: 'observability',
    title: () => 'Observability',
    text: () =>
      translate({
        id: 'areas.observability',
        message: 'Dashboards of traffic, latency, errors and executions.',
        description: 'Card of the product area Observability',
      }),
    to: '/v2/observability/dashboards',
  },
  {
    area: 'platform',
    title: () => 'Platform',
    text: () =>
      translate({
        id: 'areas.platform',
        message: 'Metrics with Prometheus names, their labels and the queries that answer your questions.',
        description: 'Card of the product area Platform',
      }),
    to: '/v2/platform/metrics',
  },
  {
    area: 'cli',
    title: () => 'CLI',
    text: () =>
      translate({
        id: 'areas.cli',
        message: 'aqd: every resource from a terminal or a pipeline, and integrations run on your machine.',
        description: 'Card of the product area CLI',
      }),
    to: '/v2/aqueduto-cli/overview',
  },
  {
    area: 'admin',
    title: () =>
      translate({
        id: 'areas.admin.title',
        message: 'Administration',
        description: 'Product area: administration',
      }),
    text: () =>
      translate({
        id: 'areas.admin',
        message: 'Workspaces, environments, roles and permissions.',
        description: 'Card of the product area Administration',
      }),
    to: '/v2/admin/roles-permissions',
  },
];

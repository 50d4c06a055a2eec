import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

import {group, section} from './src/sidebars/section';

/** v1, the classic console: sections in the order in which somebody sets up a product and works with it. */
const sidebars: SidebarsConfig = {
  main: [
    section('Overview', 'visao-geral/index'),
    section('Your account', 'conta-aqueduto/index'),
    section('Product activation', 'ativacao-produto/index'),
    section('Organizations', 'organizacao/index'),
    section('Workspaces', 'workspace/index'),
    section('Environments', 'ambientes/index'),
    section('User management', 'gestao-usuarios/index'),
    section('Gateways', 'gateways/index'),
    section('Certificates', 'certificados/index'),
    section('CA certificates', 'certificados-ca/index'),
    section('API design', 'design-api/index', [
      group('APIs', 'design-api/api', {
        slug: 'apis',
        description: 'Create, list, edit and delete APIs.',
        v2: '/v2/api-manager/api-spec',
      }),
      group('API versions', 'design-api/versao-api', {
        slug: 'versoes-api',
        description: 'Create, list, edit and delete the versions of an API.',
        v2: '/v2/api-manager/api-spec',
      }),
      group('Specification versions', 'design-api/versao-especificacao', {
        slug: 'versoes-especificacao',
        description: 'Create, list, edit and delete the OpenAPI documents of an API version.',
        v2: '/v2/api-manager/api-spec',
      }),
    ]),
    section('API documentation', 'documentacao-api/index'),
    section('Gateway policies', 'politicas-gateways/index'),
    section('API deployment', 'implantacao-api/index', [
      group('Releases', 'implantacao-api/releases', {
        slug: 'releases-api',
        description: 'Create and manage releases, which freeze a specification version and a policy.',
        v2: '/v2/api-manager/releases',
      }),
      group('Deployments', 'implantacao-api/implantacoes', {
        slug: 'implantacoes-api',
        description: 'Deploy a release to a gateway, roll it back and undeploy it.',
        v2: '/v2/api-manager/deploy',
      }),
    ]),
    section('API publication', 'publicacao-api/index'),
    section('Plans', 'planos/index'),
    section('Apps', 'apps/index', [
      group(
        'App credentials',
        'apps/credenciais',
        {
          slug: 'credenciais',
          description: 'How an app proves who it is: API keys, Basic Auth and JWT.',
          v2: '/v2/category/consumers',
        },
        [
          section('API key', 'apps/credenciais/api-key/index'),
          section('Basic Auth', 'apps/credenciais/basic-auth/index'),
          section('JWT', 'apps/credenciais/jwt/index'),
        ],
      ),
    ]),
    section('Portals', 'portais/index', [
      group('Portals', 'portais/portal', {
        slug: 'portais',
        description: 'Create, list, edit and delete portals.',
        v2: '/v2/dev-portal-admin/portals/overview',
      }),
      group('Environments of a portal', 'portais/ambientes', {
        slug: 'ambientes-portal',
        description: 'Link environments to a portal and remove them.',
        v2: '/v2/dev-portal-admin/portals/environments',
      }),
      group('Catalogs of a portal', 'portais/catalogos', {
        slug: 'catalogos-portal',
        description: 'What a portal shows: its API catalog and its integration catalog.',
        v2: '/v2/dev-portal-admin/portals/catalog',
      }),
      group('Look and pages', 'portais/design', {
        slug: 'design-portal',
        description: 'The look of a portal and its own pages.',
        v2: '/v2/dev-portal-admin/portals/design',
      }),
      group('Portal users', 'portais/usuarios', {
        slug: 'usuarios-portal',
        description: 'Invite, list and remove the users of a public or private portal.',
        v2: '/v2/dev-portal-admin/portals/users',
      }),
      group('Apps of a portal', 'portais/apps', {
        slug: 'apps-portal',
        description: 'List the apps of a portal, approve and reject them.',
        v2: '/v2/dev-portal-admin/portals/consumer-apps',
      }),
      group('Credentials of a portal', 'portais/credenciais', {
        slug: 'credenciais-portal',
        description: 'List the credentials of a portal and revoke them.',
        v2: '/v2/dev-portal-admin/portals/consumer-apps',
      }),
    ]),
    section('Dev Portal', 'dev-portal/index', [
      group('Sign-in', 'dev-portal/login', {
        slug: 'login-dev-portal',
        description: 'Sign in to public and private portals.',
        v2: '/v2/dev-portal/sign-in',
      }),
      group('Catalogs', 'dev-portal/catalogos', {
        slug: 'catalogos-dev-portal',
        description: 'Find an API or an integration in a portal and read its documentation.',
        v2: '/v2/dev-portal/api-catalog',
      }),
      group('Your apps', 'dev-portal/apps', {
        slug: 'apps-dev-portal',
        description: 'Create, list, edit and delete your apps in a portal.',
        v2: '/v2/dev-portal/consumer-apps',
      }),
      group('Your credentials', 'dev-portal/credenciais', {
        slug: 'credenciais-dev-portal',
        description: 'Create, view and delete the credentials of your apps.',
        v2: '/v2/dev-portal/consumer-credentials',
      }),
    ]),
    section('Dashboards', 'dashboards/index'),
    section('Integra', 'integra/index', [
      section('Canvas', 'integra/canvas/index'),
      section('Integrations', 'integra/integracoes/index', [
        group('Integration versions', 'integra/integracoes/versoes', {
          slug: 'versoes-integracao',
          description: 'Create, list, edit and delete the versions of an integration.',
          v2: '/v2/ipaas/releases',
        }),
      ]),
      section('Component catalog', 'integra/catalogo-componentes/index', [
        group('Triggers', 'integra/catalogo-componentes/gatilhos', {
          slug: 'gatilhos',
          description: 'What starts an Integra integration: a message, a request or the clock.',
          v2: '/v2/category/triggers',
        }),
        group('Logical components', 'integra/catalogo-componentes/logicos', {
          slug: 'componentes-logicos',
          description: 'Components that choose a path or transform the message.',
          v2: '/v2/category/logical-components',
        }),
        group('Technical components', 'integra/catalogo-componentes/tecnicos', {
          slug: 'componentes-tecnicos',
          description: 'Components that connect to brokers, databases and services over their native protocols.',
          v2: '/v2/category/tech-components',
        }),
        group('Business components', 'integra/catalogo-componentes/negocio', {
          slug: 'componentes-negocio',
          description: 'Components for business systems.',
          v2: '/v2/category/business-components',
        }),
      ]),
      section('Categories', 'integra/categorias/index'),
      section('Clusters', 'integra/clusters/index'),
      section('Variables', 'integra/variaveis/index'),
      section('Secrets', 'integra/secrets/index'),
      section('SSL/TLS files', 'integra/arquivos-ssl-tls/index'),
      section('Integration documentation', 'integra/documentacao-integracao/index'),
      section('Integration deployment', 'integra/implantacao-integracao/index', [
        group('Integration releases', 'integra/implantacao-integracao/releases', {
          slug: 'releases-integracao',
          description: 'Create and manage the releases of an integration.',
          v2: '/v2/ipaas/releases',
        }),
        group('Integration deployments', 'integra/implantacao-integracao/implantacoes', {
          slug: 'implantacoes-integracao',
          description: 'Deploy a release to a cluster, roll it back and undeploy it.',
          v2: '/v2/ipaas/deploy',
        }),
      ]),
      section('Integration publication', 'integra/publicacoes/index'),
    ]),
  ],
};

export default sidebars;

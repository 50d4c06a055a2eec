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
      }),
      group('API versions', 'design-api/versao-api', {
        slug: 'versoes-api',
        description: 'Create, list, edit and delete the versions of an API.',
      }),
      group('Specification versions', 'design-api/versao-especificacao', {
        slug: 'versoes-especificacao',
        description: 'Create, list, edit and delete the OpenAPI documents of an API version.',
      }),
    ]),
    section('API documentation', 'documentacao-api/index'),
    section('Gateway policies', 'politicas-gateways/index'),
    section('API deployment', 'implantacao-api/index', [
      group('Releases', 'implantacao-api/releases', {
        slug: 'releases-api',
        description: 'Freeze a specification version and a policy under a number.',
      }),
      group('Deployments', 'implantacao-api/implantacoes', {
        slug: 'implantacoes-api',
        description: 'Bring a release to a gateway, roll it back, remove it.',
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
      }),
      group('Environments of a portal', 'portais/ambientes', {
        slug: 'ambientes-portal',
        description: 'Link environments to a portal and remove them.',
      }),
      group('Catalogs of a portal', 'portais/catalogos', {
        slug: 'catalogos-portal',
        description: 'What a portal shows: its API catalog and its integration catalog.',
      }),
      group('Look and pages', 'portais/design', {
        slug: 'design-portal',
        description: 'The look of a portal and its own pages.',
      }),
      group('Portal users', 'portais/usuarios', {
        slug: 'usuarios-portal',
        description: 'Invite, list and remove the users of a private portal.',
      }),
      group('Apps of a portal', 'portais/apps', {
        slug: 'apps-portal',
        description: 'List the apps of a portal, approve and reject them.',
      }),
      group('Credentials of a portal', 'portais/credenciais', {
        slug: 'credenciais-portal',
        description: 'List the credentials of a portal and revoke them.',
      }),
    ]),
    section('Dev Portal', 'dev-portal/index', [
      group('Sign-in', 'dev-portal/login', {
        slug: 'login-dev-portal',
        description: 'Sign in to public and private portals.',
      }),
      group('Catalogs', 'dev-portal/catalogos', {
        slug: 'catalogos-dev-portal',
        description: 'Find an API or an integration in a portal and read its documentation.',
      }),
      group('Your apps', 'dev-portal/apps', {
        slug: 'apps-dev-portal',
        description: 'Create, list, edit and delete your apps in a portal.',
      }),
      group('Your credentials', 'dev-portal/credenciais', {
        slug: 'credenciais-dev-portal',
        description: 'Create, view and delete the credentials of your apps.',
      }),
    ]),
    section('Dashboards', 'dashboards/index'),
    section('Integra', 'integra/index', [
      section('Canvas', 'integra/canvas/index'),
      section('Integrations', 'integra/integracoes/index', [
        group('Integration versions', 'integra/integracoes/versoes', {
          slug: 'versoes-integracao',
          description: 'Create, list, edit and delete the versions of an integration.',
        }),
      ]),
      section('Component catalog', 'integra/catalogo-componentes/index', [
        group('Triggers', 'integra/catalogo-componentes/gatilhos', {
          slug: 'gatilhos',
          description: 'What starts an Integra integration: a message, a request or the clock.',
        }),
        group('Logical components', 'integra/catalogo-componentes/logicos', {
          slug: 'componentes-logicos',
          description: 'Components that choose a path or transform the message.',
        }),
        group('Technical components', 'integra/catalogo-componentes/tecnicos', {
          slug: 'componentes-tecnicos',
          description: 'Components that talk to a broker, a database or a service over its own protocol.',
        }),
        group('Business components', 'integra/catalogo-componentes/negocio', {
          slug: 'componentes-negocio',
          description: 'Components for business systems.',
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
          description: 'Freeze an integration version under a number.',
        }),
        group('Integration deployments', 'integra/implantacao-integracao/implantacoes', {
          slug: 'implantacoes-integracao',
          description: 'Bring a release to a cluster, roll it back, remove it.',
        }),
      ]),
      section('Integration publication', 'integra/publicacoes/index'),
    ]),
  ],
};

export default sidebars;

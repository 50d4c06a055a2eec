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
    section('Dashboards', 'dashboards/index'),
    group(
      'Integra',
      'integra',
      {slug: 'integra', description: 'Integrations of the classic console: components and what they use.'},
      [
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
      ],
    ),
  ],
};

export default sidebars;

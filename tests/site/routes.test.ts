import {describe, expect, test} from 'vitest';

import {htmlFileOf} from '../../src/manual/path';
import {exists, PREFIXES, read} from './built';

/** A page that this sidebar alone shows, however much of it is closed. */
const SIDEBARS = {
  main: '/visao-geral/',
  v2: '/v2/migrate-from-v1',
  cli: '/v2/aqueduto-cli/resource-commands',
  examples: '/v2/examples/protect-an-api',
  academy: '/v2/academy/main',
  releaseNotes: '/release-notes/',
};

/** `folder: one two/three` stands for `/folder/one` and `/folder/two/three`; a dot for the folder's own page. */
type Routes = [requirement: string, sidebar: keyof typeof SIDEBARS, routes: string];

const v1: Routes[] = [
  ['v1 overview', 'main', 'visao-geral: . dev-portal gateway manager observabilidade'],
  ['v1 workspaces', 'main', 'workspace: . adicionar-workspace desativar-workspace editar-workspace listar-workspace'],
  ['v1 environments', 'main', 'ambientes: . criar-ambiente editar-ambiente excluir-ambiente listar-ambientes'],
  ['v1 apps', 'main', 'apps: . criar-app editar-app excluir-app listar-apps'],
  [
    'v1 API keys of apps, with history',
    'main',
    'apps/credenciais/api-key: . criar-api-key visualizar-api-key excluir-api-key historico-api-key',
  ],
  [
    'v1 basic-auth credentials of apps',
    'main',
    'apps/credenciais/basic-auth: . criar-basic-auth visualizar-basic-auth excluir-basic-auth',
  ],
  ['v1 JWT credentials of apps', 'main', 'apps/credenciais/jwt: . criar-jwt visualizar-jwt excluir-jwt'],
  [
    'v1 product activation',
    'main',
    'ativacao-produto: . atualizacao-licenca gerenciamento-product-account vincular-licenca',
  ],
  [
    'v1 certificates',
    'main',
    'certificados: . cadastrar-certificado editar-certificado excluir-certificado implantar-certificado remover-certificado',
  ],
  [
    'v1 CA certificates',
    'main',
    'certificados-ca: . cadastrar-certificado-ca editar-certificado-ca excluir-certificado-ca implantar-certificado-ca remover-certificado-ca',
  ],
  [
    'v1 account',
    'main',
    'conta-aqueduto: . criar-conta login login-social recuperar-senha atualizar-senha editar-dados idioma verificacao-email',
  ],
  ['v1 dashboards', 'main', 'dashboards: .'],
  ['v1 design of APIs', 'main', 'design-api: . api/criar-api api/editar-api api/excluir-api api/listar-apis'],
  [
    'v1 API versions',
    'main',
    'design-api/versao-api: criar-versao-api editar-versao-api excluir-versao-api listar-versoes-api',
  ],
  [
    'v1 specification versions',
    'main',
    'design-api/versao-especificacao: criar-versao-especificacao editar-versao-especificacao excluir-versao-especificacao listar-versoes-especificacao',
  ],
  ['v1 dev portal apps', 'main', 'dev-portal: . apps/criar-app apps/editar-app apps/excluir-app apps/listar-apps'],
  [
    'v1 dev portal credentials',
    'main',
    'dev-portal/credenciais: criar-credencial visualizar-credencial excluir-credencial',
  ],
  ['v1 dev portal catalogues', 'main', 'dev-portal/catalogos: catalogo-apis catalogo-integracoes'],
  ['v1 dev portal login', 'main', 'dev-portal/login: login-portal-publico login-portal-privado'],
  [
    'v1 API documentation',
    'main',
    'documentacao-api: . criar-documentacao editar-documentacao excluir-documentacao publicar-documentacao atualizar-publicacao versionamento formato-versao',
  ],
  ['v1 gateways', 'main', 'gateways: .'],
  ['v1 users', 'main', 'gestao-usuarios: . adicionar-usuarios adicionar-permissao recursos-indisponiveis'],
  [
    'v1 API deployments',
    'main',
    'implantacao-api: . implantacoes/criar-implantacao implantacoes/reverter-implantacao implantacoes/remover-implantacao implantacoes/listar-implantacoes',
  ],
  ['v1 API releases', 'main', 'implantacao-api/releases: criar-release editar-release excluir-release listar-releases'],
  [
    'v1 SSL/TLS files',
    'main',
    'integra/arquivos-ssl-tls: . adicionar-arquivo editar-arquivo excluir-arquivo listar-arquivos',
  ],
  [
    'v1 canvas',
    'main',
    'integra: . canvas canvas/adicionar-componentes canvas/conectar-componentes canvas/testar-integracao',
  ],
  ['v1 component catalogue', 'main', 'integra/catalogo-componentes: .'],
  [
    'v1 categories',
    'main',
    'integra/categorias: . criar-categoria editar-categoria excluir-categoria listar-categorias',
  ],
  ['v1 clusters', 'main', 'integra/clusters: . cadastrar-cluster editar-cluster excluir-cluster listar-clusters'],
  [
    'v1 integration documentation',
    'main',
    'integra/documentacao-integracao: . criar-documentacao editar-documentacao excluir-documentacao publicar-documentacao',
  ],
  [
    'v1 integration deployments',
    'main',
    'integra/implantacao-integracao: . implantacoes/criar-implantacao implantacoes/reverter-implantacao implantacoes/remover-implantacao implantacoes/listar-implantacoes',
  ],
  [
    'v1 integration releases',
    'main',
    'integra/implantacao-integracao/releases: criar-release excluir-release listar-releases',
  ],
  [
    'v1 integrations',
    'main',
    'integra/integracoes: . criar-integracao editar-integracao excluir-integracao listar-integracoes',
  ],
  [
    'v1 integration versions',
    'main',
    'integra/integracoes/versoes: criar-versao editar-versao excluir-versao listar-versoes',
  ],
  [
    'v1 integration publications',
    'main',
    'integra/publicacoes: . publicar-integracao atualizar-publicacao despublicar-integracao',
  ],
  ['v1 secrets', 'main', 'integra/secrets: . criar-secret editar-secret excluir-secret listar-secrets'],
  ['v1 variables', 'main', 'integra/variaveis: . criar-variavel editar-variavel excluir-variavel listar-variaveis'],
  ['v1 business components', 'main', 'integra/catalogo-componentes/negocio: sap'],
  ['v1 logical components', 'main', 'integra/catalogo-componentes/logicos: choice transformacao-dados'],
  [
    'v1 technical components',
    'main',
    'integra/catalogo-componentes/tecnicos: go-plugin grpc http kafka mongodb mysql oam oracle postgres rabbitmq redis',
  ],
  ['v1 triggers', 'main', 'integra/catalogo-componentes/gatilhos: grpc http kafka rabbitmq scheduler'],
  [
    'v1 organizations',
    'main',
    'organizacao: . criar-organizacao adicionar-organizacao editar-organizacao desativar-organizacao trocar-organizacao',
  ],
  ['v1 plans', 'main', 'planos: . adicionar-plano editar-plano excluir-plano listar-planos ativar-desativar-plano'],
  [
    'v1 gateway policies',
    'main',
    'politicas-gateways: . configuracao-gateway configuracao-rota configuracao-endpoint configuracao-plugins',
  ],
  ['v1 pending and removed routes', 'main', 'politicas-gateways: rotas-pendentes desvincular-rotas-removidas'],
  [
    'v1 portals',
    'main',
    'portais: . portal/criar-portal portal/editar-portal portal/excluir-portal portal/listar-portais',
  ],
  ['v1 portal environments', 'main', 'portais/ambientes: vincular-ambiente remover-ambiente'],
  [
    'v1 portal apps and credentials',
    'main',
    'portais: apps/listar-apps apps/aprovar-app credenciais/listar-credenciais',
  ],
  ['v1 portal catalogues', 'main', 'portais/catalogos: catalogo-apis catalogo-integracoes'],
  ['v1 portal design', 'main', 'portais/design: aparencia paginas'],
  ['v1 portal users', 'main', 'portais/usuarios: convidar-usuario listar-usuarios remover-usuario'],
  ['v1 publication of APIs', 'main', 'publicacao-api: . publicar-api atualizar-publicacao despublicar-api'],
];

const KONG_PLUGINS =
  'acl basic-auth cors jwt key-auth oauth2 rate-limiting request-transformer response-transformer overview';

const v2: Routes[] = [
  ['v2 overview', 'v2', 'v2: overview'],
  ['v2 account', 'v2', 'v2/account: idp-sso product-account-license user-account'],
  [
    'v2 administration',
    'v2',
    'v2/admin: audit categories environments organizations roles-permissions users webhooks workspaces',
  ],
  ['v2 API gateway: overview, APISIX, AWS', 'v2', 'v2/api-gateway: overview apisix aws'],
  ['v2 Kong gateway', 'v2', 'v2/api-gateway/aqueduto-kong: routes services upstreams'],
  ['v2 Kong plugins', 'v2', `v2/api-gateway/aqueduto-kong/plugins: ${KONG_PLUGINS}`],
  ['v2 certificates', 'v2', 'v2/api-manager-admin/certificates: . deploy'],
  [
    'v2 consumers',
    'v2',
    'v2/api-manager-admin/consumers: api-key-credentials basic-auth-credentials consumer-apps consumer-groups mtls-credentials jwt-credentials oauth2-credentials',
  ],
  ['v2 gateways', 'v2', 'v2/api-manager-admin: gateways'],
  [
    'v2 API manager',
    'v2',
    'v2/api-manager: api-docs api-gateway-policy api-spec deploy openapi overview publish releases',
  ],
  ['v2 plans', 'v2', 'v2/dev-portal-admin: plans'],
  ['v2 portals', 'v2', 'v2/dev-portal-admin/portals: catalog consumer-apps design environments overview users'],
  ['v2 dev portal', 'v2', 'v2/dev-portal: api-catalog consumer-apps consumer-credentials overview service-catalog'],
  ['CLI', 'cli', 'v2/aqueduto-cli: integration-local-run other-commands overview resource-commands'],
  ['examples', 'examples', 'v2/examples: main'],
  ['v2 iPaaS administration', 'v2', 'v2/ipaas-admin: clusters files secrets variables'],
  [
    'v2 iPaaS',
    'v2',
    'v2/ipaas: canvas component-catalog deploy integration-docs overview publish releases service-catalog',
  ],
  ['v2 iPaaS engine', 'v2', 'v2/ipaas/engine: go-template runtime-engine template-functions'],
  [
    'v2 business components',
    'v2',
    'v2/ipaas/components/business: aws-s3 azure-adls2 google-cloud-storage onedrive pi-system sap sap-hana',
  ],
  [
    'v2 logical components',
    'v2',
    'v2/ipaas/components/logical: choice data-transformation data-transformation-no-code foreach xslt-transformation',
  ],
  [
    'v2 technical components',
    'v2',
    'v2/ipaas/components/tech: bigtable go-plugin grpc http kafka mongodb mqtt mysql oam opc-ua oracledb postgresql pubsub rabbitmq redis smtp-mail sqlserver',
  ],
  ['v2 triggers', 'v2', 'v2/ipaas/components/triggers: grpc http kafka mqtt pubsub rabbitmq scheduler'],
  ['v2 observability', 'v2', 'v2/observability: dashboards'],
  [
    'v2 platform services',
    'v2',
    'v2/platform: alerts container-registry dashboards gateway iam logs metrics secret-manager tracing',
  ],
  ['academy', 'academy', 'v2/academy: main'],
];

const releaseNotes: Routes[] = [
  ['release notes', 'releaseNotes', 'release-notes: .'],
  ['release notes from 2024-04-01 to 2025-08-01', 'releaseNotes', 'release-notes: 20240401 20250801'],
];

/** The routes of sections 2.2 to 2.5 of the specification, in both languages and each in its own sidebar. */
describe('the specified routes:', () => {
  test.each([...v1, ...v2, ...releaseNotes])('%s (sidebar %s)', (_, sidebar, routes) => {
    const [folder = '', names = ''] = routes.split(': ');
    for (const prefix of PREFIXES) {
      for (const name of names.split(' ')) {
        const file = htmlFileOf(`${prefix}/${folder}${name === '.' ? '' : `/${name}`}`);
        expect(exists(file), file).toBe(true);
        expect(sidebarLinks(file), file).toContain(prefix + SIDEBARS[sidebar]);
      }
    }
  });
});

test.each(['blog', 'tags', 'v2/tags', 'release-notes/tags'])('there is no /%s', (folder) => {
  expect(PREFIXES.filter((prefix) => exists(htmlFileOf(`${prefix}/${folder}`)))).toEqual([]);
});

/** Addresses in the sidebar of a page; sections that are closed show only their own. */
function sidebarLinks(file: string): string[] {
  const [, menu = ''] = /theme-doc-sidebar-menu([\s\S]*?)<\/nav>/.exec(read(file)) ?? [];
  return [...menu.matchAll(/href="?([^">\s]*)/g)].map(([, href = '']) => href);
}

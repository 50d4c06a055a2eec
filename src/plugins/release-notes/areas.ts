/** Product areas, in the order in which the filter lists them; `model/timeline.yaml` uses the same ids. */
export const AREAS = [
  'api-manager',
  'api-gateway',
  'dev-portal',
  'ipaas',
  'observability',
  'platform',
  'cli',
  'admin',
] as const;

export type Area = (typeof AREAS)[number];

/** What the paths of each area start with, in both generations. */
const PREFIXES: [Area, string[]][] = [
  ['api-manager', ['/v2/api-manager/', '/design-api', '/documentacao-api', '/implantacao-api', '/publicacao-api']],
  ['api-manager', ['/visao-geral/manager']],
  ['api-gateway', ['/v2/api-gateway/', '/v2/api-manager-admin/gateways', '/v2/api-manager-admin/certificates']],
  ['api-gateway', ['/gateways', '/politicas-gateways', '/certificados', '/visao-geral/gateway']],
  ['dev-portal', ['/v2/dev-portal', '/v2/api-manager-admin/consumers', '/portais', '/dev-portal', '/apps', '/planos']],
  ['dev-portal', ['/visao-geral/dev-portal']],
  ['ipaas', ['/v2/ipaas', '/integra', '/v2/examples']],
  ['observability', ['/v2/observability', '/dashboards', '/visao-geral/observabilidade']],
  ['observability', ['dashboards', 'metrics', 'logs', 'tracing', 'alerts'].map((page) => `/v2/platform/${page}`)],
  ['cli', ['/v2/aqueduto-cli']],
  ['admin', ['/v2/admin', '/v2/account', '/conta-aqueduto', '/organizacao', '/workspace', '/ambientes']],
  ['admin', ['/gestao-usuarios', '/ativacao-produto']],
];

/** The area that a page documents, by its path without locale; `platform` for what belongs to none. */
export function areaOf(path: string): Area {
  return PREFIXES.find(([, prefixes]) => prefixes.some((prefix) => path.startsWith(prefix)))?.[0] ?? 'platform';
}

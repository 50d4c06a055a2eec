/** A fault planted in the content, and the rule that must catch it, alone. */
export interface Mutation {
  fault: string;
  rule: string;
  /** Page, by the path of its English file in its folder, without extension: `v1/workspace/index`. */
  page: string;
  /** Changes in the English and the Portuguese file: text that stands there, and what replaces it. */
  en?: [from: string, to: string];
  pt?: [from: string, to: string];
  /** Keep the translation's recorded hash as it is, although the English page changes. */
  stale?: true;
}

const ADD = 'v1/workspace/adicionar-workspace';
const LIST = 'v1/workspace/listar-workspace';
const DEPLOY = 'v2/api-manager/deploy';
const KAFKA = 'v2/ipaas/components/tech/kafka';
const POSTGRESQL = 'v2/ipaas/components/tech/postgresql';
const OVERVIEW = 'v2/overview';

/** The same fault in both languages, so that only the rule itself sees it, not the comparison of the two. */
const both = (from: string, to: string): Pick<Mutation, 'en' | 'pt'> => ({en: [from, to], pt: [from, to]});

export const MUTATIONS: Mutation[] = [
  {fault: 'a kind that is none', rule: 'front-matter', page: ADD, ...both('kind: task', 'kind: tsak')},
  {fault: 'an unknown key', rule: 'front-matter', page: ADD, ...both('kind: task', 'kind: task\nauthor: somebody')},
  {
    fault: 'the title of another page of the folder',
    rule: 'front-matter',
    page: ADD,
    en: ['title: Add a workspace', 'title: List workspaces'],
  },
  {
    fault: 'a counterpart that does not exist',
    rule: 'front-matter',
    page: ADD,
    ...both('v2: /v2/admin/workspaces', 'v2: /v2/admin/workplaces'),
  },
  {
    fault: 'a counterpart that exists and is about something else',
    rule: 'counterparts',
    page: ADD,
    ...both('v2: /v2/admin/workspaces', 'v2: /v2/platform/tracing'),
  },
  {
    fault: 'an area that is none',
    rule: 'front-matter',
    page: DEPLOY,
    ...both('\nkind: ', '\narea: everything\nkind: '),
  },
  {
    fault: 'a description that says too little',
    rule: 'front-matter',
    page: ADD,
    pt: ['description: ', 'description: Curta.\nremoved: '],
  },

  {fault: 'a heading without an id', rule: 'headings', page: DEPLOY, ...both(' {#requests-in-flight}', '')},
  {fault: 'an id that stands twice', rule: 'headings', page: DEPLOY, ...both('{#requests-in-flight}', '{#events}')},
  {
    fault: 'a second title',
    rule: 'headings',
    page: OVERVIEW,
    en: ['## Roles {#roles}', '# Roles {#roles}'],
    pt: ['## Papéis {#roles}', '# Papéis {#roles}'],
  },

  {fault: 'a task without a result', rule: 'structure', page: ADD, ...both('{#result}', '{#outcome}')},
  {
    fault: 'an unknown admonition',
    rule: 'structure',
    page: 'v2/api-manager-admin/consumers/jwt-credentials',
    ...both(':::warning', ':::beware'),
  },

  {
    fault: 'an admonition that does not end',
    rule: 'readable',
    page: 'v2/api-manager-admin/consumers/jwt-credentials',
    ...both("'ieee-p1363'`.\n\n:::", "'ieee-p1363'`."),
  },
  {
    fault: 'a translated admonition that does not end',
    rule: 'readable',
    page: 'v2/api-manager-admin/consumers/jwt-credentials',
    pt: ["'ieee-p1363'`.\n\n:::", "'ieee-p1363'`."],
  },
  {
    fault: 'a code block that does not end',
    rule: 'readable',
    page: KAFKA,
    en: ['\n```\n\nFor the labels', '\n\nFor the labels'],
  },
  {
    fault: 'front matter that is not YAML',
    rule: 'readable',
    page: ADD,
    en: ['title: Add a workspace', 'title: Add: a workspace'],
  },
  {
    fault: 'front matter without its end',
    rule: 'readable',
    page: ADD,
    en: ['\n---\n\n', '\n\n'],
  },

  {
    fault: 'a dropped table row',
    rule: 'parity',
    page: 'v1/workspace/index',
    pt: ['| Descrição | 500 caracteres |\n', ''],
  },
  {
    fault: 'a translated literal in a code block',
    rule: 'parity',
    page: KAFKA,
    pt: ['"offset": 48213', '"deslocamento": 48213'],
  },
  {fault: 'a step more', rule: 'parity', page: ADD, pt: ['## Campos', '8. Aguarde.\n\n## Campos']},
  {
    fault: 'a missing warning',
    rule: 'parity',
    page: 'v2/api-manager-admin/consumers/jwt-credentials',
    pt: [':::warning', ':::tip'],
  },
  {fault: 'another code block', rule: 'parity', page: KAFKA, pt: ['"partition": 2', '"partition": 3']},
  {fault: 'another link', rule: 'parity', page: OVERVIEW, pt: ['](/v2/admin/workspaces)', '](/v2/admin/environments)']},
  {fault: 'another heading id', rule: 'parity', page: DEPLOY, pt: ['{#requests-in-flight}', '{#em-andamento}']},

  {fault: 'a code block without a language', rule: 'code', page: KAFKA, ...both('```bash', '```')},
  {fault: 'a language that no engine knows', rule: 'code', page: KAFKA, ...both('```bash', '```cobol')},

  {
    fault: 'a link to no page',
    rule: 'links',
    page: OVERVIEW,
    ...both('](/v2/admin/workspaces)', '](/v2/admin/workspace)'),
  },
  {
    fault: 'a dead anchor',
    rule: 'links',
    page: OVERVIEW,
    ...both('](/v2/admin/workspaces)', '](/v2/admin/workspaces#nowhere)'),
  },
  {
    fault: 'a relative link',
    rule: 'links',
    page: OVERVIEW,
    ...both('](/v2/admin/workspaces)', '](./admin/workspaces)'),
  },
  {
    fault: 'a link that names a language',
    rule: 'links',
    page: OVERVIEW,
    ...both('](/v2/admin/workspaces)', '](/pt-BR/v2/admin/workspaces)'),
  },
  {
    fault: 'a picture that is not there',
    rule: 'links',
    page: OVERVIEW,
    en: ['/img/en/diagrams/v2/overview.svg', '/img/en/missing.svg'],
    pt: ['/img/pt-BR/diagrams/v2/overview.svg', '/img/pt-BR/missing.svg'],
  },
  {
    fault: 'a picture of the other language',
    rule: 'links',
    page: OVERVIEW,
    pt: ['/img/pt-BR/diagrams/v2/overview.svg', '/img/en/diagrams/v2/overview.svg'],
  },
  {
    fault: 'a picture without alternative text',
    rule: 'links',
    page: OVERVIEW,
    pt: [
      '![O plano de controle, onde você trabalha, implanta em gateways e clusters do plano de dados, que devolve telemetria.]',
      '![]',
    ],
  },

  {
    fault: 'a column without a heading',
    rule: 'tables',
    page: DEPLOY,
    en: ['| Aspect | Release |', '| | Release |'],
    pt: ['| Aspecto | Release |', '| | Release |'],
  },
  {
    fault: 'a real host',
    rule: 'hosts',
    page: OVERVIEW,
    ...both('https://app.aqueduto.example', 'https://app.aqueduto.com'),
  },
  {
    fault: 'an address of somebody',
    rule: 'hosts',
    page: OVERVIEW,
    en: ['## Roles {#roles}', 'The server is `8.8.8.8`.\n\n## Roles {#roles}'],
    pt: ['## Papéis {#roles}', 'O servidor é `8.8.8.8`.\n\n## Papéis {#roles}'],
  },

  {
    fault: 'a European form',
    rule: 'portuguese',
    page: ADD,
    pt: ['Adicione um workspace quando', 'O utilizador adiciona um workspace quando'],
  },
  {
    fault: 'a gerund heading',
    rule: 'heading-style',
    page: LIST,
    pt: ['## Passos {#steps}', '## Listando workspaces {#steps}'],
  },
  {
    fault: 'a heading in title case',
    rule: 'heading-style',
    page: LIST,
    en: ['## Before you begin {', '## Before You Begin {'],
  },
  {
    fault: 'a field that the panel of the component does not have',
    rule: 'canvas',
    page: POSTGRESQL,
    ...both('   - **SQL**: `DELETE', '   - **API**: `DELETE'),
  },
  {
    fault: 'a value that is not that of the file which the steps draw',
    rule: 'canvas',
    page: POSTGRESQL,
    ...both('**Host**: `{{ .vars.PG_HOST }}`', '**Host**: `{{ .vars.PG_SERVER }}`'),
  },
  {
    fault: 'a required field that no step fills in',
    rule: 'canvas',
    page: POSTGRESQL,
    en: ['   - **Connection**, **User**: `carts_app`\n', ''],
    pt: ['   - **Conexão**, **Usuário**: `carts_app`\n', ''],
  },
  {
    fault: 'steps on the canvas that end before the deployment',
    rule: 'canvas',
    page: POSTGRESQL,
    en: [' and [deploy it](/v2/ipaas/deploy#console)', ''],
    pt: [' e [implante-a](/v2/ipaas/deploy#console)', ''],
  },
  {
    fault: 'a button that the console does not have',
    rule: 'labels',
    page: ADD,
    en: ['Click **Save**.', 'Click **Store**.'],
  },
  {
    fault: 'a label in the other language',
    rule: 'labels',
    page: ADD,
    pt: ['Clique em **Salvar**.', 'Clique em **Delete**.'],
  },
  {
    fault: 'a button of the other console',
    rule: 'labels',
    page: OVERVIEW,
    en: ['## Roles {#roles}', 'Click **New workspace**.\n\n## Roles {#roles}'],
    pt: ['## Papéis {#roles}', 'Clique em **Novo workspace**.\n\n## Papéis {#roles}'],
  },
  {
    fault: 'another message than the console shows',
    rule: 'messages',
    page: ADD,
    pt: ['| Nome já está em uso |', '| Nome em uso |'],
  },
  {
    fault: 'an error code that does not exist',
    rule: 'model-names',
    page: ADD,
    ...both('`AQD-2001`', '`AQD-7999`'),
  },
  {
    fault: 'a permission that does not exist',
    rule: 'model-names',
    page: ADD,
    ...both('(`workspace:create`)', '(`workspace:write`)'),
  },
  {
    fault: 'a role that may not',
    rule: 'roles',
    page: 'v1/workspace/index',
    en: ['| `workspace:create` | Owner, ', '| `workspace:create` | Viewer, Owner, '],
  },
  {
    fault: 'an English term in Portuguese',
    rule: 'glossary',
    page: OVERVIEW,
    pt: ['## Papéis {#roles}', 'O response tem um corpo.\n\n## Papéis {#roles}'],
  },
  {
    fault: 'a decimal written as in English',
    rule: 'formats',
    page: OVERVIEW,
    pt: ['## Papéis {#roles}', 'A latência cai para 0.5 segundo.\n\n## Papéis {#roles}'],
  },
  {
    fault: 'praise',
    rule: 'style',
    page: OVERVIEW,
    en: ['## Roles {#roles}', 'Simply try it.\n\n## Roles {#roles}'],
  },
  {
    fault: 'a misspelling in English',
    rule: 'spelling',
    page: OVERVIEW,
    en: ['Aqueduto is an API management', 'Aqueduto is an API managment'],
  },
  {
    fault: 'a missing accent in Portuguese',
    rule: 'spelling',
    page: ADD,
    pt: ['O novo workspace fica vazio', 'O novo workspace não é público e fica vázio'],
  },
  {
    fault: 'a value that looks like a real key',
    rule: 'secrets',
    page: KAFKA,
    ...both('operation: produce', 'operation: produce # AKIA2E0A8F3B244C9986'),
  },
  {
    fault: 'a flag with another default',
    rule: 'model-tables',
    page: 'v2/aqueduto-cli/overview',
    ...both('| `--output` | `string` | `table` |', '| `--output` | `string` | `json` |'),
  },
  {
    fault: 'an exit code with a wrong error',
    rule: 'model-tables',
    page: 'v2/aqueduto-cli/overview',
    ...both('| `AQD-1401` |', '| `AQD-1403` |'),
  },
  {
    fault: 'a metric of another type',
    rule: 'model-tables',
    page: 'v2/platform/metrics',
    ...both('| `aqueduto_trigger_lag` | `gauge` |', '| `aqueduto_trigger_lag` | `counter` |'),
  },
  {
    fault: 'another limit than the model’s',
    rule: 'model-tables',
    page: 'v1/workspace/index',
    en: ['| Description | 500 characters |', '| Description | 480 characters |'],
    pt: ['| Descrição | 500 caracteres |', '| Descrição | 480 caracteres |'],
  },
  {
    fault: 'a metric that a catalog forgets',
    rule: 'complete',
    page: 'v2/platform/metrics',
    ...both('| `aqueduto_license_quota_used_ratio` |', '| Quota |'),
  },
  {
    fault: 'a heading that touches its text',
    rule: 'markdown',
    page: OVERVIEW,
    en: ['## Roles {#roles}\n', '## Roles {#roles}'],
    pt: ['## Papéis {#roles}\n', '## Papéis {#roles}'],
  },

  {
    fault: 'a sentence that hangs on the list above it',
    rule: 'markdown',
    page: 'v2/account/idp-sso',
    en: ['\n\nThe people appear in', '\nThe people appear in'],
    pt: ['\n\nAs pessoas aparecem em', '\nAs pessoas aparecem em'],
  },

  {
    fault: 'a stale hash',
    rule: 'translation',
    page: OVERVIEW,
    en: ['Aqueduto is an API management', 'Aqueduto is the API management'],
    stale: true,
  },
  {fault: 'text left to fill in', rule: 'unfilled', page: OVERVIEW, en: ['## Roles', 'FILL: what this is\n\n## Roles']},

  {fault: 'JSON that does not parse', rule: 'examples/json', page: KAFKA, ...both('"partition": 2,', '"partition": 2')},
  {
    fault: 'YAML that does not parse',
    rule: 'examples/yaml',
    page: 'v2/aqueduto-cli/overview',
    ...both('currentProfile: horizonte', 'currentProfile: [horizonte'),
  },
  {
    fault: 'a broken template',
    rule: 'examples/gotemplate',
    page: 'v2/ipaas/engine/go-template',
    ...both('{{ .payload.id }}', '{{ .payload.id }'),
  },
  {
    fault: 'a next run that the clock does not give',
    rule: 'examples/cron',
    page: 'v2/ipaas/components/triggers/scheduler',
    ...both('10:45, 11:00', '10:46, 11:00'),
  },
  {
    fault: 'a token that its secret did not sign',
    rule: 'examples/jwt',
    page: 'v2/api-manager-admin/consumers/jwt-credentials',
    ...both('secret="aqs_Example', 'secret="aqs_Another'),
  },
  {
    fault: 'a “since” that no release note knows',
    rule: 'releases',
    page: 'v2/ipaas/components/tech/opc-ua',
    en: ['May 5, 2025', 'May 6, 2025'],
    pt: ['5 de maio de 2025', '6 de maio de 2025'],
  },
  {
    fault: 'a headline that its release note lacks',
    rule: 'releases',
    page: 'release-notes/20250505',
    ...both('**OPC UA.**', '**MQTT.**'),
  },
  {
    fault: 'a changed default in a field table',
    rule: 'field-tables',
    page: KAFKA,
    ...both('| `true` | `true`, `false` |', '| `false` | `true`, `false` |'),
  },
  {
    fault: 'an unknown flag',
    rule: 'examples/aqd',
    page: DEPLOY,
    ...both('--percentage 50', '--colour blue --percentage 50'),
  },
  {
    fault: 'a field that the schema does not know',
    rule: 'examples/integration',
    page: KAFKA,
    ...both('operation: produce', 'operation: produce\n        acknowledge: all'),
  },
];

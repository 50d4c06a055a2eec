import {type Fields, isFields} from '../../src/documents/documents';
import {picturesOf} from '../../src/manual/picture';
import {nameOf} from '../examples/integrations/canvasSection';
import {type Panel, type PanelField, panelsOf, typedIn} from '../examples/integrations/panels';
import type {JsonSchema} from '../../src/documents/jsonSchema';
import type {Locale} from '../content/types';
import type {Texts} from '../../src/model/files';
import {fieldLabel, type Label} from '../model/readLabels';

/** What a draft is written from, beside the integration. */
interface DraftSources {
  schemas: ReadonlyMap<string, JsonSchema>;
  labels: Label[];
  /** Names of components by type id. */
  components: ReadonlyMap<string, Texts>;
}

/** What expressions read, and where it is made. */
const VALUES = {
  vars: {
    page: '/v2/ipaas-admin/variables#create',
    en: ['the variable', 'create a variable'],
    'pt-BR': ['a variável', 'crie uma variável'],
  },
  secrets: {
    page: '/v2/ipaas-admin/secrets#create',
    en: ['the secret', 'create a secret'],
    'pt-BR': ['o secret', 'crie um secret'],
  },
  files: {
    page: '/v2/ipaas-admin/files#create',
    en: ['the file', 'upload a file'],
    'pt-BR': ['o arquivo', 'envie um arquivo'],
  },
} as const;

const TICK = '{\n  "payload": {\n    "scheduledAt": "2025-08-02T00:00:00Z"\n  }\n}';

/**
 * The section `{#canvas}` of a component's page, drafted from the smallest integration file of the page: steps with the
 * labels of the schemas and the values of the file. `FILL` and `PREENCHER` mark what a person has to write.
 *
 * @param path of the page
 * @param section heading of the files on the page, with the id that leads there
 */
export function canvasDraft(
  path: string,
  integration: Fields,
  section: {title: string; id: string},
  locale: Locale,
  sources: DraftSources,
): string {
  const [trigger, ...steps] = panelsOf(integration, sources.schemas) as [Panel, ...Panel[]];
  const say = TEXTS[locale];
  const name = nameOf(integration);
  const componentOf = ({type}: Panel): string => sources.components.get(type)?.[locale] ?? type;
  const fill = (text: string): string => (locale === 'en' ? `FILL: ${text}` : `PREENCHER: ${text}`);
  const typed = capitalized(name.replaceAll('-', ' '));
  const input = trigger.type === 'trigger.scheduler' ? TICK : fill('JSON');
  return [
    `## ${say.heading} {#canvas}`,
    `${say.opening(section, name)} ${valuesRead(integration, locale)}`.trim(),
    numbered([
      say.open,
      say.create(typed, componentOf(trigger)),
      say.trigger + fieldList(trigger, locale, sources),
      ...steps.map(
        (step, index) =>
          say.step(index === 0 ? undefined : steps[index - 1]!.name, componentOf(step), step.name) +
          fieldList(step, locale, sources),
      ),
      say.save,
    ]),
    say.panel,
    `![${fill(say.alt)}](${picturesOf(locale)}screens${path}.svg)`,
    `${say.test} ${fill(say.effect)}`,
    numbered([
      say.run,
      `${say.paste}\n\n${block('input', input)}`,
      `${say.output} ${fill(say.result)}\n\n${block('output', fill('JSON'))}`,
    ]),
    `${say.next} ${fill(say.afterwards)}`,
  ].join('\n\n');
}

const numbered = (steps: string[]): string =>
  steps
    .map((step, index) => `${index + 1}. ${step}${step.includes('```') ? '\n' : ''}`)
    .join('\n')
    .trimEnd();

/** Inside a step. */
const block = (title: string, code: string): string =>
  ['```json title="' + title + '"', ...code.split('\n'), '```'].map((line) => `   ${line}`).join('\n');

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A bullet for each field that is no group, with the groups that it is in. */
function fieldList({fields}: Panel, locale: Locale, {labels}: DraftSources): string {
  const labelOf = (title: string): string => `**${fieldLabel(title, locale, labels)}**`;
  const around: string[] = [];
  return fields
    .flatMap((field) => {
      around.splice(field.depth, Infinity, labelOf(field.title));
      return field.isGroup ? [] : [`\n   - ${around.join(', ')}: ${valueOf(field, locale)}`];
    })
    .join('');
}

function valueOf({value}: PanelField, locale: Locale): string {
  if (typeof value === 'boolean') {
    return TEXTS[locale][value ? 'on' : 'off'];
  }
  return isFields(value) && Object.keys(value).length === 0
    ? '`{}`'
    : typedIn(value)
        .map((text) => text.trim().replace(/\s+/g, ' '))
        .map((text) => (text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``))
        .join(', ');
}

/** A sentence for the variables, secrets and files that the expressions read. */
function valuesRead(integration: Fields, locale: Locale): string {
  const text = typedIn(integration).join('\n');
  const found = [...text.matchAll(/\.(vars|secrets|files)(?:\.(\w+)| "([^"]+)")/g)].map(([, kind, dotted, quoted]) => ({
    kind: kind as keyof typeof VALUES,
    key: dotted ?? quoted!,
  }));
  const unique = [...new Map(found.map((one) => [`${one.kind}.${one.key}`, one])).values()];
  const {reads, and} = TEXTS[locale];
  const names = unique.map(({kind, key}) => `${VALUES[kind][locale][0]} \`${key}\``);
  const makes = [...new Set(unique.map(({kind}) => `[${VALUES[kind][locale][1]}](${VALUES[kind].page})`))];
  return names.length === 0 ? '' : reads(listed(names, and), listed(makes, and), names.length > 1);
}

/** `a, b and c`. */
const listed = (parts: string[], and: string): string =>
  [parts.slice(0, -1).join(', '), ...parts.slice(-1)].filter(Boolean).join(and);

const TEXTS = {
  en: {
    heading: 'On the canvas',
    opening: ({title, id}: {title: string; id: string}, name: string) =>
      `Follow these steps to draw the first file under [${title}](#${id}), \`${name}\`, and run it once.`,
    reads: (names: string, makes: string, isPlural: boolean) =>
      `It reads ${names}, which ${isPlural ? 'need' : 'needs'} a value for \`development\` before the test: ${makes}.`,
    and: ' and ',
    open: 'Open **iPaaS** > **Integrations**, and click **Create integration**.',
    create: (name: string, trigger: string) =>
      `In **Name**, type \`${name}\`; in **Trigger**, choose \`${trigger}\`; then click **Create**.`,
    trigger: 'Click the trigger, and on the **Configuration** tab, fill in:',
    step: (before: string | undefined, component: string, name: string) =>
      `Click **Add step** below ${before === undefined ? 'the trigger' : `\`${before}\``}, choose \`${component}\`, name the step \`${name}\`, and fill in:`,
    save: 'Click **Save**, then click **Validate**.',
    panel: 'The version is now **Validated**, and **Problems** is empty. The panel shows what you typed:',
    alt: 'which panel, filled in with what',
    test: 'Run it once before you release it.',
    effect: 'what the test run does for real',
    run: 'Click **Run test**, and in **Environment**, choose `development`.',
    paste: 'In **Input**, paste the message that the trigger would send, and click **Run test**:',
    output: 'Click the step.',
    result: 'what its output is',
    next: 'When the test gives the result that you want, [create a release](/v2/ipaas/releases#console) of the version and [deploy it](/v2/ipaas/deploy#console).',
    afterwards: 'what happens from then on; how to go on with the output in another step',
    on: 'on',
    off: 'off',
  },
  'pt-BR': {
    heading: 'No canvas',
    opening: ({title, id}: {title: string; id: string}, name: string) =>
      `Siga estes passos para montar no canvas a integração \`${name}\`, do primeiro arquivo de [${title}](#${id}), e executá-la uma vez.`,
    reads: (names: string, makes: string, isPlural: boolean) =>
      `Ele lê ${names}, que ${isPlural ? 'precisam' : 'precisa'} ter um valor para \`development\` antes do teste: ${makes}.`,
    and: ' e ',
    open: 'Abra **iPaaS** > **Integrações** e clique em **Criar integração**.',
    create: (name: string, trigger: string) =>
      `Em **Nome**, digite \`${name}\`; em **Gatilho**, escolha \`${trigger}\`; depois clique em **Criar**.`,
    trigger: 'Clique no gatilho e, na aba **Configuração**, preencha:',
    step: (before: string | undefined, component: string, name: string) =>
      `Clique em **Adicionar etapa** abaixo ${before === undefined ? 'do gatilho' : `de \`${before}\``}, escolha \`${component}\`, dê à etapa o nome \`${name}\` e preencha:`,
    save: 'Clique em **Salvar** e depois em **Validar**.',
    panel: 'A versão passa a **Validada**, e **Problemas** fica vazio. O painel mostra o que você digitou:',
    alt: 'que painel é e o que está preenchido',
    test: 'Execute a versão uma vez antes de criar a release.',
    effect: 'o que o teste faz de verdade',
    run: 'Clique em **Executar teste** e, em **Ambiente**, escolha `development`.',
    paste: 'Em **Entrada**, cole a mensagem que o gatilho enviaria e clique em **Executar teste**:',
    output: 'Clique na etapa.',
    result: 'qual é a saída',
    next: 'Quando o teste der o resultado esperado, [crie uma release](/v2/ipaas/releases#console) da versão e [implante-a](/v2/ipaas/deploy#console).',
    afterwards: 'o que acontece a partir daí; como usar a saída em outra etapa',
    on: 'ligado',
    off: 'desligado',
  },
};

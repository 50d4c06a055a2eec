import type {Code, Image, Link, Nodes, Root} from 'mdast';

import {slugOf} from '../../../src/manual/fold';
import {picturesOf} from '../../../src/manual/picture';
import {fences, images, links, nodes} from '../../content/markdown';
import type {Finding, Page} from '../../content/types';
import {type CanvasSection, canvasSection, nameOf} from '../../examples/integrations/canvasSection';
import {type Panel, type PanelField, panelsOf, typedIn} from '../../examples/integrations/panels';
import {componentOf} from '../../facts/componentOf';
import type {FieldRow} from '../../facts/fieldRows';
import {schemaRows} from '../../facts/schemaRows';
import {FIELD_GROUP, fieldLabel} from '../../model/readLabels';
import {type Mark, markBlocks, spaced} from './canvasMarks';
import {at, type Check, type PageCheck, type PageSubject} from '../types';

const RULE = 'canvas';

/** A longer text may be left to the file: a statement, a template. */
const LONGEST_TYPED = 60;

/** Buttons that the steps click, as keys of `model/labels.yaml`. */
const CLICKED = ['save', 'validate', 'run-test'];

/** Where a reader goes on after the test run. */
const NEXT = ['/v2/ipaas/releases', '/v2/ipaas/deploy'];

type Sources = Pick<PageSubject, 'model' | 'schemas'>;

/** All that the rule asks about one section. */
interface Drawn {
  page: Page;
  section: CanvasSection;
  /** Name of the integration. */
  name: string;
  panels: Panel[];
  blocks: Mark[][];
  /** Label of a field in the page's language, by its title. */
  labelOf: (title: string) => string;
}

/**
 * The section `{#canvas}` of a component can be followed in the console: it draws an integration file of the page, with
 * every component, step and field under the label that the schema gives, and with the values of the file. It runs a test
 * with a message and its output, and leads on to a release and a deployment.
 */
export const canvas: PageCheck = ({pages, ...sources}) =>
  pages.flatMap((page) => {
    const section = componentOf(page) === undefined ? undefined : canvasSection(page);
    return section === undefined ? [] : findingsOf(page, section, sources);
  });

/** Every title of a field has a Portuguese label, and every such label is of a title. */
export const fieldTitles: Check = ({isWhole, schemas, model}) => {
  if (!isWhole) {
    return [];
  }
  const components = [...schemas].filter(([type]) => type.includes('.'));
  const titles = new Set(components.flatMap(([, schema]) => schemaRows(schema).map(({title = ''}) => title)));
  const labels = new Set(model.labels.flatMap(({group, key}) => (group === FIELD_GROUP ? [key] : [])));
  const finding = (message: string): Finding => ({file: 'model/component-fields.yaml', line: 1, rule: RULE, message});
  return [
    ...[...titles]
      .filter((title) => !labels.has(title))
      .map((title) => finding(`The field “${title}” of a schema has no Portuguese label; add it.`)),
    ...[...labels]
      .filter((label) => !titles.has(label))
      .map((label) => finding(`“${label}” is the title of no field in static/schemas/v2; remove it.`)),
  ];
};

function findingsOf(page: Page, section: CanvasSection, sources: Sources): Finding[] {
  const {integration} = section;
  if (integration === undefined) {
    return [at(page, section.line, RULE, 'The page has no integration file that the steps could draw; add one.')];
  }
  const drawn: Drawn = {
    page,
    section,
    name: nameOf(integration),
    panels: panelsOf(integration, sources.schemas),
    blocks: markBlocks(section.content),
    labelOf: (title) => fieldLabel(title, page.locale, sources.model.labels),
  };
  return [
    ...wrongLabels(drawn, sources),
    ...wrongValues(drawn, sources),
    ...[...missingNames(drawn, sources), ...missingFields(drawn), ...missingParts(drawn, sources)].map((what) =>
      at(page, section.line, RULE, `The section lacks ${what}; without it, \`${drawn.name}\` cannot be drawn and run.`),
    ),
  ];
}

/** Fields of the components that the integration has, filled in or not. */
const rowsOf = ({panels}: Drawn, {schemas}: Sources): FieldRow[] =>
  [...new Set(panels.map(({type}) => type))].flatMap((type) => {
    const schema = schemas.get(type);
    return schema === undefined ? [] : schemaRows(schema);
  });

function wrongLabels(drawn: Drawn, sources: Sources): Finding[] {
  const {page, blocks, labelOf} = drawn;
  const known = new Set([
    ...rowsOf(drawn, sources).map(({title = ''}) => labelOf(title)),
    ...sources.model.labels
      .filter(({group, console}) => group !== FIELD_GROUP && console.includes('v2'))
      .map((label) => label[page.locale]),
  ]);
  return blocks
    .flat()
    .filter(({kind, text}) => kind === 'label' && !known.has(text))
    .map(({text, line}) =>
      at(
        page,
        line,
        RULE,
        `“${text}” is neither a field of the components of \`${drawn.name}\` nor a label of the v2 console; use the field's title in the schema, in Portuguese its label in model/component-fields.yaml.`,
      ),
    );
}

/** What stands behind the label of a field is its value in the file; of a field that the file leaves out, an allowed one. */
function wrongValues(drawn: Drawn, sources: Sources): Finding[] {
  const {page, blocks, panels, labelOf} = drawn;
  const filled = panels.flatMap(({fields}) => fields);
  const rows = rowsOf(drawn, sources);
  const names = new Set([drawn.name, ...panels.map(({name}) => name)]);
  return pairs(blocks).flatMap(([label, value]) => {
    const given = filled.filter(({title}) => labelOf(title) === label.text);
    const open = rows.filter(({title = ''}) => given.length === 0 && labelOf(title) === label.text);
    const isRight =
      names.has(slugOf(value.text)) ||
      given.some((field) => typedIn(field.value).map(spaced).includes(value.text)) ||
      open.some(({allowed, default: preset}) => preset === value.text || (allowed?.includes(value.text) ?? true));
    return isRight || given.length + open.length === 0
      ? []
      : [
          at(
            page,
            value.line,
            RULE,
            `\`${value.text}\` is not the value of **${label.text}** in \`${drawn.name}\`; ${remedy(given, open)}.`,
          ),
        ];
  });
}

function remedy(given: PanelField[], open: FieldRow[]): string {
  const texts = given.flatMap(({value}) => typedIn(value)).concat(open.flatMap(({allowed = []}) => allowed));
  return `write ${texts.map((text) => `\`${spaced(text)}\``).join(' or ')}, or change the file`;
}

/** Labels with the values that follow them in the same sentence. */
function pairs(blocks: Mark[][]): [label: Mark, value: Mark][] {
  return blocks.flatMap((block) =>
    block.flatMap((mark, index): [Mark, Mark][] => {
      const label = block.slice(0, index).findLast(({kind}) => kind !== 'value');
      return mark.kind === 'value' && label?.kind === 'label' ? [[label, mark]] : [];
    }),
  );
}

function missingNames({page, panels, name, blocks}: Drawn, {model}: Sources): string[] {
  const values = new Set(blocks.flat().flatMap(({kind, text}) => (kind === 'value' ? [text, slugOf(text)] : [])));
  const components = panels.map(({type}) => model.components.get(type)?.[page.locale] ?? type);
  const wanted = [name, ...components, ...panels.flatMap((panel) => (panel.name === '' ? [] : [panel.name]))];
  return [...new Set(wanted)].filter((one) => !values.has(one)).map((one) => `the name \`${one}\``);
}

/** Every field that the file fills in is under its label, and what one types there is beside it. */
function missingFields({panels, blocks, labelOf}: Drawn): string[] {
  const labels = new Set(blocks.flat().flatMap(({kind, text}) => (kind === 'label' ? [text] : [])));
  const typed = pairs(blocks).map(([label, value]) => `${label.text}\n${value.text}`);
  return panels.flatMap(({type, name, fields}) =>
    fields.flatMap(({title, value, isGroup}) => {
      const label = labelOf(title);
      const where = name === '' ? type : name;
      const texts = isGroup || typeof value === 'boolean' ? [] : typedIn(value).map(spaced);
      return labels.has(label)
        ? texts
            .filter((text) => text.length <= LONGEST_TYPED && !typed.includes(`${label}\n${text}`))
            .map((text) => `the value \`${text}\` of **${label}** in \`${where}\``)
        : [`the field **${label}** of \`${where}\``];
    }),
  );
}

/** The buttons, the picture, the test run and the way on. */
function missingParts({page, section, blocks}: Drawn, {model}: Sources): string[] {
  const root = {type: 'root', children: section.content} as Root;
  const clicked = new Set(blocks.flat().flatMap(({kind, text}) => (kind === 'label' ? [text] : [])));
  const buttons = model.labels.filter(({group, key}) => group === 'buttons' && CLICKED.includes(key));
  const picture = `${picturesOf(page.locale)}screens${page.path}.svg`;
  const has = <Node extends Nodes>(all: Node[], is: (node: Node) => boolean): boolean => all.some(is);
  return [
    ...(nodes(root, 'list').length === 0 ? ['numbered steps'] : []),
    ...buttons
      .filter((label) => !clicked.has(label[page.locale]))
      .map((label) => `the button **${label[page.locale]}**`),
    ...(has<Image>(images(root), ({url}) => url === picture) ? [] : [`the picture \`${picture}\``]),
    ...['input', 'output']
      .filter((title) => !has<Code>(fences(root), ({meta}) => meta?.includes(`title="${title}"`) ?? false))
      .map((title) => `a code block with \`title="${title}"\``),
    ...NEXT.filter((path) => !has<Link>(links(root), ({url}) => url.split('#')[0] === path)).map(
      (path) => `a link to ${path}`,
    ),
  ];
}

import {componentOf} from '../../facts/componentOf';
import type {Locale} from '../../content/types';
import {canvasSection, nameOf} from '../../examples/integrations/canvasSection';
import {type PanelField, panelsOf, typedIn} from '../../examples/integrations/panels';
import {fieldLabel} from '../../model/readLabels';
import type {PictureSources} from '../sources';
import type {Wanted} from '../wanted';
import {type Console, labelOf} from './console';
import {describe} from './describe';
import type {Control, FormField, ScreenInput} from './types';

/**
 * The panel of a component on the canvas: of the integration that the section `{#canvas}` of its page draws, with labels
 * from the schema and values from the file.
 *
 * @returns undefined when the page is of no component or has no such section, or its integration no such step
 */
export function readPanel({page, locale}: Wanted, sources: PictureSources): ScreenInput | undefined {
  const type = componentOf(page);
  const integration = type === undefined ? undefined : canvasSection(page)?.integration;
  const panel = integration && panelsOf(integration, sources.schemas).find((one) => one.type === type);
  if (integration === undefined || panel === undefined) {
    return undefined;
  }
  const console: Console = {generation: 'v2', locale, sources};
  const component = sources.components.get(panel.type)?.[locale] ?? panel.type;
  const content: ScreenInput['content'] = {
    type: 'panel',
    tabs: [labelOf('components', 'configuration', console), labelOf('components', 'error-handling', console)],
    fields: panel.fields.map((field) => formField(field, locale, sources)),
  };
  const heading = panel.name === '' ? component : `${panel.name} · ${component}`;
  return {
    kind: 'screen',
    locale,
    title: `${nameOf(integration)} > ${heading}`,
    description: describe(content),
    generation: 'v2',
    organization: 'Horizonte',
    crumbs: [labelOf('menu', 'ipaas', console), labelOf('menu', 'integrations', console), nameOf(integration)],
    heading,
    content,
  };
}

function formField({title, required, value, isGroup, depth, ...row}: PanelField, locale: Locale, sources: PictureSources): FormField {
  const label = fieldLabel(title, locale, sources.labels);
  const texts = typedIn(value).map((text) => text.trim().replace(/\s+/g, ' '));
  return isGroup
    ? {label, required, control: 'group', value: '', depth}
    : {label, required, control: controlOf(row, value), value: value === true ? 'on' : texts.join(', '), depth};
}

function controlOf({allowed}: Pick<PanelField, 'allowed'>, value: unknown): Control {
  if (typeof value === 'boolean') {
    return 'switch';
  }
  // What may be chosen may also be an expression.
  return allowed?.includes(String(value)) === true ? 'choice' : Array.isArray(value) ? 'list' : 'text';
}

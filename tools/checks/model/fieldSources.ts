import type {Page} from '../../content/types';
import {componentOf} from '../../facts/componentOf';
import type {FieldRow} from '../../facts/fieldRows';
import {gatewayRows} from '../../facts/gatewayRows';
import type {GatewayFacts} from '../../facts/gateways';
import type {JsonSchema} from '../../../src/documents/jsonSchema';
import {operationsOf, schemaRows} from '../../facts/schemaRows';
import type {ModelData} from '../../model/modelData';

/** Where the fields of a page come from. */
export interface FieldSources {
  schemas: Map<string, JsonSchema>;
  gateways: GatewayFacts;
  /** Fields of components have their label of the console beside their name. */
  model: Pick<ModelData, 'labels'>;
}

const KONG = /^\/v2\/api-gateway\/aqueduto-kong\/(plugins\/)?([a-z0-9-]+)$/;

/** The fields that a table may have; undefined where the path and the heading name no source. */
export function sourceOf(page: Page, heading: string, {schemas, gateways}: FieldSources): FieldRow[] | undefined {
  const schema = schemas.get(componentOf(page) ?? '');
  if (schema !== undefined) {
    return schemaRows(schema);
  }
  if (page.path === '/v2/api-gateway/apisix') {
    const plugin = gateways.apisixPlugins[heading];
    return plugin && gatewayRows(plugin.fields);
  }
  const [, isPlugin, name = ''] = KONG.exec(page.path) ?? [];
  if (isPlugin !== undefined) {
    const fields = name === 'overview' ? gateways.pluginFields : gateways.plugins[name]?.config;
    return fields && gatewayRows(fields);
  }
  const entity = Object.keys(gateways.entities).find((one) => isAbout(heading, one)) ?? name;
  const fields = gateways.entities[entity]?.fields;
  return fields && gatewayRows(fields);
}

/** The operation that a heading names: `#fields-get-object` → `getObject`. */
export function operationOf(heading: string, page: Page, {schemas}: FieldSources): string | undefined {
  const operations = operationsOf(schemas.get(componentOf(page) ?? '')?.properties?.operation);
  return operations
    .filter((operation) => `-${heading}-`.includes(`-${kebab(operation)}-`))
    .sort((a, b) => b.length - a.length)[0];
}

function kebab(name: string): string {
  return name.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase();
}

/** `#targets`, `#target-fields`: about `targets`, whatever entity the page is about. */
function isAbout(heading: string, entity: string): boolean {
  return [entity, entity.replace(/s$/, '')].some((name) => heading === name || heading.startsWith(`${name}-`));
}

/** Whether a page has to show every field of its source. */
export function isWhole(page: Page, {gateways}: FieldSources): boolean {
  const [, isPlugin, name = ''] = KONG.exec(page.path) ?? [];
  return componentOf(page) !== undefined || name in (isPlugin === undefined ? gateways.entities : gateways.plugins);
}

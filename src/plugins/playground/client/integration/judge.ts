import type {ValidateFunction} from 'ajv/dist/2020.js';
import {LineCounter} from 'yaml';

import {isFields, offsetOf, pathText} from '../../../../documents/documents';
import type {JsonSchema} from '../../../../documents/jsonSchema';
import type {ComponentNames} from '../../../../drawing/flows/flowGraph';
import {createIntegrationCheck} from '../../../../integrations/check';
import type {Part} from '../../../../integrations/validator';
import type {Locale} from '../../../../manual/locale';
import {docsOf, type TypeDocs} from './docsOf';
import {readYaml} from './readYaml';

/** The modules of `integration/modules.ts`: that of the file, and that of a type. */
export type FileModule = Record<Part, ValidateFunction> & {
  about: {
    schema: JsonSchema;
    names: [type: string, name: Record<Locale, string>][];
    envelope: string[];
    trigger: Record<string, string[]>;
  };
};
export interface TypeModule {
  config: ValidateFunction;
  about: {schema: JsonSchema} & TypeDocs;
}

/** Loads what the site was built with. */
export interface Modules {
  file: () => Promise<FileModule>;
  type: (type: string) => Promise<TypeModule>;
}

export interface LineFault {
  line: number;
  /** `spec.steps[0].name`; empty for the whole file. */
  path: string;
  message: string;
  /** Where the field is described. */
  href: string | undefined;
}

export interface Verdict {
  /** In the order of the file. */
  faults: LineFault[];
  /** What the file holds; undefined when it is not YAML. */
  integration: unknown;
  names: ComponentNames;
}

/** Holds an integration file against the published schemas, and against what they cannot say. */
export async function judge(text: string, locale: Locale, modules: Modules): Promise<Verdict> {
  const {about, ...file} = await modules.file();
  const names: ComponentNames = new Map(about.names);
  const lines = new LineCounter();
  const document = readYaml(text, lines, locale);
  if ('message' in document) {
    return {faults: [document], integration: undefined, names};
  }
  const integration: unknown = document.toJS();
  const types = await loadTypes(integration, names, modules);
  const docs = new Map([...types].map(([type, module]) => [type, module.about]));
  const schemas = new Map([...docs].map(([type, {schema}]) => [type, schema])).set('integration', about.schema);
  const check = createIntegrationCheck(
    schemas,
    {part: (name) => file[name], config: (type) => types.get(type)?.config},
    {envelope: new Set(about.envelope), trigger: about.trigger},
  );
  const faults = check(integration, locale).map(({path, message}) => ({
    line: lines.linePos(offsetOf(document, path)).line,
    path: pathText(path),
    message,
    href: docsOf(path, integration, locale, docs),
  }));
  return {faults: faults.sort((a, b) => a.line - b.line), integration, names};
}

/** The modules of the types that a file names, those inside of others included. */
async function loadTypes(value: unknown, names: ComponentNames, modules: Modules): Promise<Map<string, TypeModule>> {
  const found = new Set<string>();
  const collect = (part: unknown): void => {
    if (isFields(part) && typeof part.type === 'string' && names.has(part.type)) {
      found.add(part.type);
    }
    if (typeof part === 'object' && part !== null) {
      Object.values(part).forEach(collect);
    }
  };
  collect(value);
  return new Map(await Promise.all([...found].map(async (type) => [type, await modules.type(type)] as const)));
}

import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

import standaloneCode from 'ajv/dist/standalone/index.js';

import type {JsonSchema} from '../../../documents/jsonSchema';
import {scopesOf} from '../../../integrations/check';
import {createAjv, forFiles} from '../../../integrations/compile';
import {PARTS, SCHEMA_ID} from '../../../integrations/validator';
import type {ModelFiles} from '../../../model/files';
import {readModel} from '../../../model/readModel';
import {fieldAnchors} from './fieldAnchors';

/** Where the published schemas lie, from the project's root. */
const SCHEMAS = 'static/schemas/v2';

/** The module of the file's schema. */
const FILE = 'integration';

/**
 * What the page needs to judge and draw integration files, as modules: one for each type, and one for all files. The
 * schemas are compiled here, because the content security policy lets no page compile anything.
 *
 * @param root the project's root folder
 * @returns the text of each module, by its name
 */
export function integrationModules(root: string): Map<string, string> {
  const schemas = readSchemas(root);
  const model = readModel(root, 'components');
  const ajv = createAjv(forFiles(schemas), {code: {source: true}});
  const ofTypes = [...schemas].flatMap(([type, schema]) => {
    const page = model.components[type]?.page ?? '';
    const about = {schema, page, anchors: page === '' ? {} : fieldAnchors(readPage(root, page))};
    return type === FILE
      ? []
      : [[type, moduleOf(standaloneCode(ajv, {config: `${SCHEMA_ID}${type}.json`}), about)] as const];
  });
  const about = {schema: schemas.get(FILE), ...modelParts(model)};
  return new Map([[FILE, moduleOf(standaloneCode(ajv, PARTS), about)], ...ofTypes]);
}

const moduleOf = (code: string, about: object): string =>
  `${code};exports.about=JSON.parse(${JSON.stringify(JSON.stringify(about))});\n`;

/** What the check and the picture need of `model/components.yaml`. */
function modelParts(model: ModelFiles['components']): object {
  const names = Object.entries(model.components).map(([type, {en, 'pt-BR': pt}]) => [type, {en, 'pt-BR': pt}]);
  const {envelope, trigger} = scopesOf(model);
  return {names, envelope: [...envelope], trigger};
}

function readSchemas(root: string): Map<string, JsonSchema> {
  const files = readdirSync(join(root, SCHEMAS)).filter((file) => file.endsWith('.json'));
  return new Map(
    files
      .sort()
      .map((file) => [
        file.replace(/\.json$/, ''),
        JSON.parse(readFileSync(join(root, SCHEMAS, file), 'utf8')) as JsonSchema,
      ]),
  );
}

const readPage = (root: string, page: string): string => readFileSync(join(root, `docs${page}.md`), 'utf8');

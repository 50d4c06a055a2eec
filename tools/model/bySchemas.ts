import {readSchemaFiles, type SchemaFile} from '../../src/model/parseModel';
import {filesHash} from '../content/filesHash';
import {remembered} from '../content/remembered';

type Compute<Answer> = (text: string) => Answer;

/**
 * What the schemas say of texts, remembered between runs: parsing and validating take most of a second, and the answer
 * depends on the text, the schemas and the code alone.
 *
 * @param name of the folder in `.cache`
 * @param code files beside `src/model` and `src/documents` that make the answer, from the project's root
 * @returns for the root of a project what answers
 */
export function bySchemas<Answer>(
  name: string,
  code: string[],
  make: (schemas: SchemaFile[]) => Compute<Answer>,
): (root: string) => Compute<Answer> {
  let codeHash: string | undefined;
  const known = new Map<string, Compute<Answer>>();
  return (root) => {
    const schemas = readSchemaFiles(root);
    codeHash ??= filesHash(process.cwd(), ['src/model/*.ts', 'src/documents/*.ts', ...code]);
    const basis = [codeHash, ...schemas.map(({text}) => text)].join('\0');
    const compute = known.get(basis) ?? remembered(name, basis, make(schemas));
    known.set(basis, compute);
    return compute;
  };
}

import {type IntegrationCheck, scopesOf} from '../../../src/integrations/check';
import {compileCheck} from '../../../src/integrations/compile';
import {readSchemas} from '../../facts/jsonSchemas';
import {readModel} from '../../model/readModel';

/** The check of integration files with the schemas and the model of the project. */
export function readIntegrationCheck(root: string): IntegrationCheck {
  return compileCheck(readSchemas(root), scopesOf(readModel(root, 'components')));
}

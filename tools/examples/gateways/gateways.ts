import {readGatewayFacts} from '../../facts/gateways';
import {readManifests} from '../../facts/manifests';
import {policyFaults} from './policy';
import {recordFaults} from './records';
import {snippetFaults} from './snippets';
import {type Fields, isFields} from '../../../src/documents/documents';
import {type Fault, faultOf} from '../../../src/documents/faults';
import {judgeEach} from '../judgeEach';
import type {Engine} from '../types';

/** `plugins:`, `config:` and `_format_version` in YAML and JSON. */
const MARKS = /["']?\b(plugins|config|_format_version)["']?\s*:/;

/**
 * Gateway policies, and what pages show of Kong and Apache APISIX, against the gateways' own schemas in `model/facts`:
 * names, types and allowed values of fields, what is required, what excludes each other. In a policy also that routes,
 * endpoints and plugins refer to what is there.
 */
export const gateways: Engine = {
  name: 'gateway',
  accepts: ({language, code}) => (language === 'yaml' || language === 'json') && MARKS.test(code),
  run: (fences, root) => {
    const facts = readGatewayFacts(root);
    const specFields = readManifests(root).get('GatewayPolicy')?.spec ?? [];
    // A part has the fields of a whole policy, but needs none of them.
    const partFields = specFields.map((field) => (field.path.includes('[') ? field : {...field, required: false}));
    const check = (document: unknown): Fault[] => {
      const fields = isFields(document) ? document : {};
      if (fields.kind === 'GatewayPolicy') {
        return policyFaults(facts, isFields(fields.spec) ? fields.spec : {}, ['spec']);
      }
      return isPartOfPolicy(fields)
        ? [...recordFaults(partFields, fields, []), ...policyFaults(facts, fields, [])]
        : snippetFaults(facts, document);
    };
    return judgeEach(({code}) => faultOf(code, check))(fences, root);
  },
};

/** A page may show one list of a policy alone: `plugins`, `routes`, `endpoints`, `gateway`. */
function isPartOfPolicy(fields: Fields): boolean {
  const names = Object.keys(fields);
  return (
    names.length > 0 &&
    names.every((name) => ['gateway', 'routes', 'endpoints', 'plugins'].includes(name)) &&
    (names.includes('gateway') || names.some((name) => Array.isArray(fields[name])))
  );
}

import {type ManifestFacts, readManifests} from '../../facts/manifests';
import {recordFaults} from '../gateways/records';
import {judgeEach} from '../judgeEach';
import {type Fields, isFields} from '../../../src/documents/documents';
import {codes, type Fault, faultOf} from '../../../src/documents/faults';
import type {Engine} from '../types';

/**
 * Files of `aqd apply`, by the manifests and fields of `model/entities.yaml`: kinds, names, types, limits. Integrations
 * have their own schema and engine.
 */
export const manifests: Engine = {
  name: 'manifest',
  accepts: ({language, code}) => language === 'yaml' && /^\s*apiVersion:\s*["']?aqueduto\.example\//m.test(code),
  run: (fences, root) => {
    const facts = readManifests(root);
    return judgeEach(({code}) => faultOf(code, (document) => manifestFaults(facts, document)))(fences, root);
  },
};

function manifestFaults(facts: Map<string, ManifestFacts>, document: unknown): Fault[] {
  if (!isManifest(document) || document.kind === 'Integration') {
    return [];
  }
  const {apiVersion, kind, metadata, spec, ...others} = document;
  if (apiVersion !== 'aqueduto.example/v2') {
    return [{path: ['apiVersion'], message: 'must be `aqueduto.example/v2`; correct it'}];
  }
  const manifest = facts.get(String(kind));
  if (manifest === undefined) {
    return [{path: ['kind'], message: `must be one of ${codes([...facts.keys()])}; correct it`}];
  }
  return [
    ...Object.keys(others).map((name) => ({path: [name], message: 'is no field of a manifest; remove it'})),
    ...recordFaults(manifest.metadata, isFields(metadata) ? metadata : {}, ['metadata']),
    ...recordFaults(manifest.spec, isFields(spec) ? spec : {}, ['spec']),
  ];
}

/** The first lines of a file, shown alone, are none. */
function isManifest(document: unknown): document is Fields {
  return (
    isFields(document) &&
    String(document.apiVersion).startsWith('aqueduto.example/') &&
    ['kind', 'metadata', 'spec'].some((name) => name in document)
  );
}

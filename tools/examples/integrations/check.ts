import {type JsonSchema} from '../../../src/documents/jsonSchema';
import {readSchemas} from '../../facts/jsonSchemas';
import {type Fields, isFields, type Path} from '../../../src/documents/documents';
import type {ModelFiles} from '../../../src/model/files';
import type {Fault} from '../../../src/documents/faults';
import {readModel} from '../../model/readModel';
import {durationFaults} from './durationRules';
import {type Scopes, stepReferenceFaults, triggerReferenceFaults} from './referenceRules';
import {stepFaults} from './stepRules';
import {flatten, readStep, readSteps, type Step} from './steps';
import {createValidator} from './validator';

/** Checks a YAML document: an integration, or a part of one that a page shows alone. */
export type IntegrationCheck = (document: unknown) => Fault[];

export function createIntegrationCheck(schemas: Map<string, JsonSchema>, scopes: Scopes): IntegrationCheck {
  const validator = createValidator(schemas);
  const stepSchema = stepSchemaOf(schemas);
  const ofTrigger = ({value, path}: Trigger): Fault[] => {
    const type = String(value.type);
    const at: Path = [...path, 'config'];
    return [
      ...validator.config(value, path),
      ...durationFaults(schemas.get(type) ?? {}, value.config, at, undefined),
      ...triggerReferenceFaults(type, value.config, at, scopes),
    ];
  };
  const ofStep = ({type, config, value, path}: Step): Fault[] => [
    ...validator.config(value, path),
    ...durationFaults(stepSchema, value, path, value.timeout),
    ...durationFaults(schemas.get(type) ?? {}, config, [...path, 'config'], value.timeout),
  ];

  return (document) => {
    const {trigger, steps, isWhole} = partsOf(document);
    return distinct([
      // A part may refer to steps that it does not show.
      ...(isWhole ? [...stepFaults(steps), ...stepReferenceFaults(steps, scopes)] : []),
      ...(isWhole ? validator.shape('file', document, []) : []),
      ...(isWhole || trigger === undefined ? [] : validator.shape('trigger', trigger.value, trigger.path)),
      ...(isWhole ? [] : steps.flatMap(({value, path}) => validator.shape('step', value, path))),
      ...(trigger === undefined ? [] : ofTrigger(trigger)),
      ...flatten(steps).flatMap(ofStep),
    ]);
  };
}

/** The check with the schemas and the model of the project. */
export function readIntegrationCheck(root: string): IntegrationCheck {
  return createIntegrationCheck(readSchemas(root), scopesOf(readModel(root, 'components')));
}

/** What expressions may read, by `model/components.yaml`. */
export function scopesOf({envelope, steps}: ModelFiles['components']): Scopes {
  return {envelope: new Set(envelope.map((path) => path.split('.')[1] ?? '')), trigger: steps.triggerScope};
}

interface Trigger {
  value: Fields;
  path: Path;
}

interface Parts {
  trigger: Trigger | undefined;
  steps: Step[];
  isWhole: boolean;
}

/** A whole file; its `spec`, `trigger` or `steps`; a list of steps; one step or trigger. */
function partsOf(document: unknown): Parts {
  if (Array.isArray(document)) {
    const isList = document.some((item) => isFields(item) && isFields(item.config));
    return {trigger: undefined, steps: isList ? readSteps(document, []) : [], isWhole: false};
  }
  const fields = isFields(document) ? document : {};
  const isWhole = fields.kind === 'Integration';
  if (!isWhole && typeof fields.type === 'string' && isFields(fields.config)) {
    return fields.type.startsWith('trigger.')
      ? {trigger: {value: fields, path: []}, steps: [], isWhole}
      : {trigger: undefined, steps: [readStep(fields, [])], isWhole};
  }
  const spec: Fields = isFields(fields.spec) ? fields.spec : fields;
  const path: Path = spec === fields ? [] : ['spec'];
  return {
    trigger: isFields(spec.trigger) ? {value: spec.trigger, path: [...path, 'trigger']} : undefined,
    steps: readSteps(spec.steps, [...path, 'steps']),
    isWhole,
  };
}

function stepSchemaOf(schemas: Map<string, JsonSchema>): JsonSchema {
  const at = (schema: JsonSchema | boolean | undefined, name: string): JsonSchema => {
    const inner = typeof schema === 'object' ? schema.properties?.[name] : undefined;
    return typeof inner === 'object' ? inner : {};
  };
  return at(at(schemas.get('integration'), 'spec'), 'steps').items ?? {};
}

function distinct(faults: Fault[]): Fault[] {
  return [...new Map(faults.map((fault) => [JSON.stringify(fault), fault])).values()];
}

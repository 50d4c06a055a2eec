import {type JsonSchema} from '../documents/jsonSchema';
import {type Fields, isFields, type Path, scalarText} from '../documents/documents';
import {DEFAULT_LOCALE, type Locale} from '../manual/locale';
import type {ModelFiles} from '../model/files';
import type {Fault} from '../documents/faults';
import {durationFaults} from './durationRules';
import {MESSAGES} from './messages';
import {type Scopes, stepReferenceFaults, triggerReferenceFaults} from './referenceRules';
import {stepFaults} from './stepRules';
import {flatten, readStep, readSteps, type Step} from './steps';
import {type Compiled, createValidator} from './validator';

/** Whether a text is an integration file, or a part of one: a type id stands for a list of steps, a trigger. */
export const isIntegration = (yaml: string): boolean => MARKS.test(yaml);

const MARKS = /^\s*kind:\s*["']?Integration\b|\btype:\s*["']?(business|logical|tech|trigger)\.[a-z]/m;

/** Checks a YAML document: an integration, or a part of one that a page shows alone. Faults are said in the language. */
export type IntegrationCheck = (document: unknown, locale?: Locale) => Fault[];

/**
 * The check of integration files: the schemas, and what they cannot say.
 *
 * @param schemas the published schemas, by type id, and that of the file as `integration`
 */
export function createIntegrationCheck(
  schemas: ReadonlyMap<string, JsonSchema>,
  compiled: Compiled,
  scopes: Scopes,
): IntegrationCheck {
  const stepSchema = stepSchemaOf(schemas);
  return (document, locale = DEFAULT_LOCALE) => {
    const say = MESSAGES[locale];
    const validator = createValidator(compiled, locale);
    const ofTrigger = ({value, path}: Trigger): Fault[] => {
      const type = scalarText(value.type);
      const at: Path = [...path, 'config'];
      return [
        ...validator.config(value, path),
        ...durationFaults(schemas.get(type) ?? {}, value.config, at, undefined, say),
        ...triggerReferenceFaults(type, value.config, at, scopes, say),
      ];
    };
    const ofStep = ({type, config, value, path}: Step): Fault[] => [
      ...validator.config(value, path),
      ...durationFaults(stepSchema, value, path, value.timeout, say),
      ...durationFaults(schemas.get(type) ?? {}, config, [...path, 'config'], value.timeout, say),
    ];
    const {trigger, steps, isWhole} = partsOf(document);
    return distinct([
      // A part may refer to steps that it does not show.
      ...(isWhole ? [...stepFaults(steps, say), ...stepReferenceFaults(steps, scopes, say)] : []),
      ...(isWhole ? validator.shape('file', document, []) : []),
      ...(isWhole || trigger === undefined ? [] : validator.shape('trigger', trigger.value, trigger.path)),
      ...(isWhole ? [] : steps.flatMap(({value, path}) => validator.shape('step', value, path))),
      ...(trigger === undefined ? [] : ofTrigger(trigger)),
      ...flatten(steps).flatMap(ofStep),
    ]);
  };
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

function stepSchemaOf(schemas: ReadonlyMap<string, JsonSchema>): JsonSchema {
  const at = (schema: JsonSchema | boolean | undefined, name: string): JsonSchema => {
    const inner = typeof schema === 'object' ? schema.properties?.[name] : undefined;
    return typeof inner === 'object' ? inner : {};
  };
  return at(at(schemas.get('integration'), 'spec'), 'steps').items ?? {};
}

function distinct(faults: Fault[]): Fault[] {
  return [...new Map(faults.map((fault) => [JSON.stringify(fault), fault])).values()];
}

import {type Fields, isFields} from '../../../src/documents/documents';
import type {FieldRow} from '../../facts/fieldRows';
import type {JsonSchema} from '../../../src/documents/jsonSchema';
import {schemaRows} from '../../facts/schemaRows';
import {flatten, readSteps} from '../../../src/integrations/steps';

/** The panel of a trigger or step on the canvas, as an integration file fills it in. */
export interface Panel {
  /** Type id: `tech.kafka`. */
  type: string;
  /** Of the step; empty for the trigger. */
  name: string;
  /** In the order of the schema. */
  fields: PanelField[];
}

export interface PanelField extends FieldRow {
  title: string;
  value: unknown;
  /** 0 for a field of its own, 1 for one inside it, and so on. */
  depth: number;
  /** Whether it only holds other fields of the panel. */
  isGroup: boolean;
}

/** Panels of the trigger and of every step, those inside a `logical.foreach` included. */
export function panelsOf(integration: Fields, schemas: ReadonlyMap<string, JsonSchema>): Panel[] {
  const spec = fieldsOf(integration.spec);
  const trigger = fieldsOf(spec.trigger);
  const steps = flatten(readSteps(spec.steps, ['spec', 'steps']));
  return [{type: String(trigger.type), name: '', config: fieldsOf(trigger.config)}, ...steps].map(
    ({type, name, config}) => {
      const schema = schemas.get(type);
      const rows = new Map(schema === undefined ? [] : schemaRows(schema).map((row) => [row.path, row]));
      return {type, name, fields: filled(config, '', 0, rows).filter(({path}) => !isDrawn(type, path))};
    },
  );
}

/** The steps of a loop are drawn into its frame. */
const isDrawn = (type: string, path: string): boolean => type === 'logical.foreach' && path === 'steps';

type Rows = ReadonlyMap<string, FieldRow>;

/** The fields that an object of the file fills in, each followed by those inside it. */
function filled(values: Fields, prefix: string, depth: number, rows: Rows): PanelField[] {
  const order = [...rows.keys()];
  return Object.entries(values)
    .map(([name, value]) => ({path: prefix + name, value}))
    .sort((a, b) => order.indexOf(a.path) - order.indexOf(b.path))
    .flatMap(({path, value}) => {
      const row = rows.get(path);
      if (row?.title === undefined) {
        return [];
      }
      const inside = filledInside(value, path, depth + 1, rows);
      return [{...row, title: row.title, value, depth, isGroup: inside.length > 0}, ...inside];
    });
}

/** Of an object its fields, of a list those of its items, of a map those of its values. */
function filledInside(value: unknown, path: string, depth: number, rows: Rows): PanelField[] {
  if (Array.isArray(value)) {
    return value.filter(isFields).flatMap((item) => filled(item, `${path}[].`, depth, rows));
  }
  if (!isFields(value)) {
    return [];
  }
  const own = filled(value, `${path}.`, depth, rows);
  const inMap = Object.values(value).filter(isFields);
  return own.length > 0 ? own : inMap.flatMap((item) => filled(item, `${path}.*.`, depth, rows));
}

const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});

/** What a reader types for a value: a text, a number, the names and values of a map, the items of a list. */
export function typedIn(value: unknown): string[] {
  if (Array.isArray(value)) {
    return value.flatMap(typedIn);
  }
  return isFields(value)
    ? Object.entries(value).flatMap(([name, inner]) => [name, ...typedIn(inner)])
    : [String(value)];
}

/** The parts of JSON Schema (2020-12) that the schemas of integration files use and programs read. */
export interface JsonSchema {
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
  type?: string;
  title?: string;
  description?: string;
  default?: unknown;
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema | boolean>;
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  if?: JsonSchema;
  then?: JsonSchema;
}

/** Whether a branch of a union stands for a Go template expression, which every field accepts. */
export function isExpression({$ref}: JsonSchema): boolean {
  return $ref?.endsWith('#/$defs/expression') ?? false;
}

export function isDuration({$ref}: JsonSchema): boolean {
  return $ref?.endsWith('#/$defs/duration') ?? false;
}

/** What a field takes beside an expression: the branches of its union, or the field itself. */
export function literalsOf(schema: JsonSchema): JsonSchema[] {
  return (schema.anyOf ?? [schema]).filter((branch) => !isExpression(branch));
}

/** A field, as the columns of a field table that are the same in every language. */
export interface FieldRow {
  path: string;
  /** Its label in the console, in English; the gateways' fields have none. */
  title?: string;
  type: string;
  required: boolean;
  /** Operations that need the field although it is not always required. */
  requiredBy: string[];
  /** As written in the table; undefined where there is none. */
  default: string | undefined;
  /** Values or a range, each as code; undefined where only words can say it, so that the page is free to. */
  allowed: string[] | undefined;
}

/** `1..9`, `>= 1`, `<= 9`; undefined without bounds. */
export function rangeOf(min: number | string | undefined, max: number | string | undefined): string[] | undefined {
  if (min !== undefined && max !== undefined) {
    return [`${min}..${max}`];
  }
  return min !== undefined ? [`>= ${min}`] : max !== undefined ? [`<= ${max}`] : undefined;
}

/** A default as a table has it: text plain, other values as JSON. */
export function written(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : JSON.stringify(value);
}

/**
 * An object whose values are read when somebody first asks for them: what cannot be read stops only who needs it.
 *
 * @param readers a function for each value
 */
export function lazy<T extends object>(readers: {[Name in keyof T]: () => T[Name]}): T {
  const target = {} as T;
  for (const name of Object.keys(readers) as (keyof T)[]) {
    Object.defineProperty(target, name, {enumerable: true, configurable: true, get: once(readers[name])});
  }
  return target;
}

/** A copy with other values; the rest stays unread if it was. */
export function withValues<T extends object>(object: T, values: Partial<T>): T {
  return Object.defineProperties(
    {} as T,
    {
      ...Object.getOwnPropertyDescriptors(object),
      ...Object.getOwnPropertyDescriptors(values),
    } as PropertyDescriptorMap,
  );
}

/** A function that computes its value when it is first called, and keeps it. */
export function once<Value>(compute: () => Value): () => Value {
  let known: {value: Value} | undefined;
  return () => (known ??= {value: compute()}).value;
}

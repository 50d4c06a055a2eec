/** The message of an error, then those of its causes, outermost first. */
export function messages(error: Error): string[] {
  const {cause} = error;
  return [error.message, ...(cause instanceof Error ? messages(cause) : [])];
}

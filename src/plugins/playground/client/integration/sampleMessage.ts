const VALUES = /\.(vars|secrets|files)\.(\w+)/g;
const INDEXED = /index\s+\.(vars|secrets|files)\s+"([^"]+)"/g;

/**
 * A message to run an integration on: the input of the page, and a value for each variable, secret and file that the file
 * reads.
 *
 * @param input JSON of the page, with `payload`
 */
export function sampleMessage(file: string, input: string): string {
  const message: Record<string, unknown> = {payload: {}, ...parsed(input)};
  for (const [, root = '', name = ''] of [...file.matchAll(VALUES), ...file.matchAll(INDEXED)]) {
    const values = (message[root] ?? {}) as Record<string, unknown>;
    message[root] = {...values, [name]: values[name] ?? `<${name}>`};
  }
  return JSON.stringify({...message, mocks: {}}, null, 2);
}

function parsed(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return {};
  }
}

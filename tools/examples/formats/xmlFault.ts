import {DOMParser, type Document} from '@xmldom/xmldom';

interface ParsedXml {
  document: Document | undefined;
  /** The first fault. */
  fault: {line: number; reason: string} | undefined;
}

/** Parses XML with namespaces; what xmldom only warns of is a fault as well. */
export function parseXml(text: string): ParsedXml {
  let fault: ParsedXml['fault'];
  const parser = new DOMParser({
    locator: true,
    onError: (_, message: string, context?: {locator?: {lineNumber?: number}}) => {
      fault ??= {line: context?.locator?.lineNumber || 1, reason: reasonOf(message)};
    },
  });
  try {
    const document = parser.parseFromString(text, 'text/xml');
    return {document: fault === undefined ? document : undefined, fault};
  } catch (error) {
    return {document: undefined, fault: fault ?? {line: 1, reason: reasonOf((error as Error).message)}};
  }
}

/** What xmldom says, without the names of its inner errors. */
function reasonOf(message: string): string {
  return message
    .split('\n')[0]!
    .replace(/^(Error constructing the DOM|element parse error): (\w*Error: )?/, '')
    .replace('prefix is non-null and namespace is null', 'a prefix is not declared');
}

import {isDocument, parseXml, type XmlFault} from './parseXml';
import {outputOf, refusalOf, type Refusal} from './refusal';
import {writeXml} from './writeXml';

export type XsltFault =
  ({rule: 'malformed'; isStylesheet: boolean} & XmlFault) | (Refusal & {isStylesheet?: never}) | {rule: 'stopped'};

export type XsltAnswer = {output: string} | {fault: XsltFault};

/** Whether the browser has a processor: Chromium 158 takes it away, the others have announced it. */
export const hasProcessor = (): boolean => typeof XSLTProcessor === 'function';

/**
 * What a stylesheet makes of a document, in the browser's own processor. It runs on the page, because workers have none:
 * the page waits for it.
 *
 * @param parameters values of global `xsl:param` elements
 */
export function transform(stylesheet: string, source: string, parameters: Record<string, string> = {}): XsltAnswer {
  const sheet = parseXml(stylesheet);
  if (!isDocument(sheet)) {
    return {fault: {rule: 'malformed', isStylesheet: true, ...sheet}};
  }
  const document = parseXml(source);
  if (!isDocument(document)) {
    return {fault: {rule: 'malformed', isStylesheet: false, ...document}};
  }
  const refusal = refusalOf(sheet, document);
  if (refusal !== undefined) {
    return {fault: refusal};
  }
  const output = run(sheet, document, parameters);
  return output === undefined ? {fault: {rule: 'stopped'}} : {output};
}

/** @returns undefined when the processor stops: Chromium says nothing, Firefox throws. */
function run(sheet: Document, source: Document, parameters: Record<string, string>): string | undefined {
  const processor = new XSLTProcessor();
  try {
    processor.importStylesheet(sheet);
    for (const [name, value] of Object.entries(parameters)) {
      processor.setParameter(null, name, value);
    }
    if (outputOf(sheet, 'method') === 'html') {
      return (processor.transformToDocument(source) as Document | null)?.documentElement.outerHTML;
    }
    // The result belongs to a document that nobody sees: nothing that it names is loaded.
    const inert = document.implementation.createDocument(null, null);
    const result = processor.transformToFragment(source, inert) as DocumentFragment | null;
    return result === null ? undefined : textOf(result, sheet);
  } catch {
    return undefined;
  }
}

function textOf(result: DocumentFragment, sheet: Document): string {
  if (outputOf(sheet, 'method') === 'text') {
    return result.textContent;
  }
  const encoding = outputOf(sheet, 'encoding');
  return writeXml(result, {
    isIndented: outputOf(sheet, 'indent') === 'yes',
    declaration:
      outputOf(sheet, 'omit-xml-declaration') === 'yes'
        ? undefined
        : `<?xml version="1.0"${encoding === undefined ? '' : ` encoding="${encoding}"`}?>`,
  });
}

import {XSLT_NAMESPACE} from '@site/src/integrations/xsltNamespace';

/** Why a stylesheet or its document is refused before it runs: rules of the component, which no browser would say. */
export interface Refusal {
  rule: 'doctype' | 'root' | 'version' | 'import' | 'document' | 'element';
  /** What stands there: a version, the name of an element. */
  found: string;
}

/** The elements of XSLT 1.0. */
const ELEMENTS = new Set(
  (
    'apply-imports apply-templates attribute attribute-set call-template choose comment copy copy-of decimal-format ' +
    'element fallback for-each if import include key message namespace-alias number otherwise output param ' +
    'preserve-space processing-instruction sort strip-space stylesheet template text transform value-of variable ' +
    'when with-param'
  ).split(' '),
);

/** What the component refuses, or nothing. Neither imports nor `document()` reach the browser's processor. */
export function refusalOf(stylesheet: Document, source: Document): Refusal | undefined {
  if (stylesheet.doctype !== null || source.doctype !== null) {
    return {rule: 'doctype', found: ''};
  }
  const root = stylesheet.documentElement;
  if (root.namespaceURI !== XSLT_NAMESPACE || !/^(?:stylesheet|transform)$/.test(root.localName)) {
    return {rule: 'root', found: root.nodeName};
  }
  const version = root.getAttribute('version') ?? '';
  if (version !== '1.0') {
    return {rule: 'version', found: version};
  }
  const elements = [...stylesheet.getElementsByTagNameNS(XSLT_NAMESPACE, '*')];
  const loading = elements.find(({localName}) => /^(?:import|include)$/.test(localName));
  if (loading !== undefined) {
    return {rule: 'import', found: loading.nodeName};
  }
  if ([...stylesheet.querySelectorAll('*')].some(callsDocument)) {
    return {rule: 'document', found: ''};
  }
  const unknown = elements.find(({localName}) => !ELEMENTS.has(localName));
  return unknown && {rule: 'element', found: unknown.nodeName};
}

const callsDocument = ({attributes}: Element): boolean =>
  [...attributes].some(({value}) => /\bdocument\s*\(/.test(value));

/** What `xsl:output` says: the last one counts. */
export function outputOf(stylesheet: Document, name: string): string | undefined {
  const values = [...stylesheet.getElementsByTagNameNS(XSLT_NAMESPACE, 'output')].map((output) =>
    output.getAttribute(name),
  );
  return values.findLast((value) => value !== null) ?? undefined;
}

import {isDocument, parseXml} from './parseXml';

const XMLNS = 'http://www.w3.org/2000/xmlns/';

/** The text of a result, as the component writes it. Firefox does not indent by itself. */
export function writeXml(
  result: DocumentFragment,
  {isIndented, declaration}: {isIndented: boolean; declaration: string | undefined},
): string {
  if (isIndented) {
    [...result.children].forEach((element) => indent(element, 0));
  }
  const serializer = new XMLSerializer();
  const body = [...result.childNodes].map((node) => serializer.serializeToString(node)).join('');
  return [...(declaration === undefined ? [] : [declaration]), body.trim()].join('\n');
}

/** Each child on a line of its own, unless there is text among them. */
function indent(element: Element, depth: number): void {
  const nodes = [...element.childNodes];
  if (nodes.length === 0 || nodes.some(isText)) {
    return;
  }
  for (const node of nodes) {
    node.before(`\n${'  '.repeat(depth + 1)}`);
  }
  element.append(`\n${'  '.repeat(depth)}`);
  [...element.children].forEach((child) => indent(child, depth + 1));
}

const isText = ({nodeType}: Node): boolean => nodeType === Node.TEXT_NODE || nodeType === Node.CDATA_SECTION_NODE;

/** Whether two texts are the same, or the same XML: white space between elements and places of `xmlns` do not count. */
export function isSameOutput(a: string, b: string): boolean {
  if (a.trim() === b.trim()) {
    return true;
  }
  const [one, other] = [parseXml(a), parseXml(b)];
  return isDocument(one) && isDocument(other) && formOf(one.documentElement) === formOf(other.documentElement);
}

function formOf(element: Element): string {
  const attributes = [...element.attributes].filter(({namespaceURI}) => namespaceURI !== XMLNS);
  const children = [...element.childNodes].map((node) =>
    node instanceof Element ? formOf(node) : element.children.length > 0 ? node.textContent!.trim() : node.textContent,
  );
  return JSON.stringify([
    element.namespaceURI,
    element.localName,
    attributes.map(({namespaceURI, localName, value}) => [namespaceURI, localName, value].join(' ')).sort(),
    children.filter((child) => child !== ''),
  ]);
}

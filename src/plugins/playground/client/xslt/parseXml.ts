export interface XmlFault {
  /** From 1; undefined where the browser does not say. */
  line: number | undefined;
  column: number | undefined;
}

/** What browsers write into a document that is not well-formed: `error on line 3 at column 4`, `Line Number 3, Column 4`. */
const PLACE = /line (?:number )?(\d+)(?:,| at) column (\d+)/i;

/** An XML document, or where it is not well-formed. The browser loads nothing that it names. */
export function parseXml(text: string): Document | XmlFault {
  const document = new DOMParser().parseFromString(text, 'application/xml');
  const [error] = document.getElementsByTagNameNS('*', 'parsererror');
  if (error === undefined) {
    return document;
  }
  const [, line, column] = PLACE.exec(error.textContent) ?? [];
  return {
    line: line === undefined ? undefined : Number(line),
    column: column === undefined ? undefined : Number(column),
  };
}

export const isDocument = (parsed: Document | XmlFault): parsed is Document => 'documentElement' in parsed;

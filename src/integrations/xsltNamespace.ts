/** What an XML text names when it is a stylesheet (XSLT 1.0). */
export const XSLT_NAMESPACE = 'http://www.w3.org/1999/XSL/Transform';

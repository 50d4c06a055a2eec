import {XSLT_NAMESPACE} from '../../integrations/xsltNamespace';

/** Headings of the columns that hold a template and what it prints, in both languages. */
export const EXAMPLE_COLUMN = /^(Example|Exemplo)$/;
export const OUTPUT_COLUMN = /^(Output|Saída)$/;

/** Headings of the columns that hold a request and the Route that answers it. */
export const REQUEST_COLUMN = /^(Request|Requisição)$/;
export const ANSWERED_COLUMN = /^(Answered by|Respondida por)$/;

/** Headings of the columns that hold a JSONPath and the values that it selects, as a JSON array. */
export const PATH_COLUMN = /^JSONPath$/;
export const SELECTED_COLUMN = /^(Selects|Seleciona)$/;

/** Whether an XML block is a stylesheet. */
export const isStylesheet = (code: string): boolean =>
  /^<xsl:(stylesheet|transform)\b/m.test(code) && code.includes(XSLT_NAMESPACE);

/** Whether code in a table is a template that can be run: it is one, and it reads a message only where there is one. */
export function isTemplateExample(code: string, hasMessage: boolean): boolean {
  return code.startsWith('{{') && (hasMessage || !readsMessage(code));
}

/** Whether a YAML block is a whole integration file. */
export const isIntegrationFile = (code: string): boolean => /^kind: Integration$/m.test(code);

/** Whether a template has a path such as `.payload.id` outside of texts. */
export function readsMessage(template: string): boolean {
  return /[\s(]\.[a-z]|\$\.[a-z]/.test(template.replace(/"[^"]*"|`[^`]*`/g, '""'));
}

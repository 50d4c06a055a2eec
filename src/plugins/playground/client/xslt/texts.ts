import {translate} from '@docusaurus/Translate';

import type {Place} from '../editor/Editor';
import type {XsltFault} from './transform';

/** Where in one of the two texts a fault is. */
export function placeOf(fault: XsltFault | undefined, isStylesheet: boolean): Place | undefined {
  return fault?.rule === 'malformed' && fault.isStylesheet === isStylesheet && fault.line !== undefined
    ? {line: fault.line, column: fault.column}
    : undefined;
}

/** Nothing but the XML declaration. */
const IS_EMPTY = /^(?:<\?xml[^>]*>)?\s*$/;

/** Says what stands below. */
export function outputText(output: string, isAsStated: boolean): string {
  if (IS_EMPTY.test(output)) {
    return translate({
      id: 'playground.xslt.empty',
      message: 'The output is empty. Most often, the stylesheet ignores the namespace of the document.',
      description: 'A stylesheet makes nothing',
    });
  }
  return isAsStated
    ? translate({
        id: 'playground.asStated',
        message: 'Output, as the page says:',
        description: 'Above an output that is the one of the page',
      })
    : translate({id: 'playground.output', message: 'Output:', description: 'Above the output of a template'});
}

export const notRunText = (): string =>
  translate({
    id: 'playground.xslt.notRun',
    message: 'Choose Run to see the output.',
    description: 'A stylesheet has not run since it was changed',
  });

export const noProcessorText = (): string =>
  translate({
    id: 'playground.xslt.noProcessor',
    message:
      'This browser has no XSLT processor: browsers are removing it. Run the stylesheet with xsltproc on your machine.',
    description: 'The browser cannot run stylesheets',
  });

/** Says why nothing comes out. */
export function faultText(fault: XsltFault): string {
  switch (fault.rule) {
    case 'malformed':
      return malformedText(fault);
    case 'doctype':
      return translate({
        id: 'playground.xslt.doctype',
        message: 'Document type declarations are not allowed. Leave out the DOCTYPE.',
        description: 'A stylesheet or a document has a DOCTYPE',
      });
    case 'root':
      return translate(
        {
          id: 'playground.xslt.root',
          message: 'The stylesheet starts with {found}. Start it with xsl:stylesheet in the namespace of XSLT.',
          description: 'The root of a stylesheet is another element',
        },
        {found: fault.found},
      );
    case 'version':
      return translate(
        {
          id: 'playground.xslt.version',
          message: 'The stylesheet says version "{found}". The component runs XSLT 1.0: write version="1.0".',
          description: 'A stylesheet is of another version',
        },
        {found: fault.found},
      );
    case 'import':
      return translate(
        {
          id: 'playground.xslt.import',
          message: '{found} loads nothing here. Put the templates into this stylesheet.',
          description: 'A stylesheet imports or includes another',
        },
        {found: fault.found},
      );
    case 'document':
      return translate({
        id: 'playground.xslt.documentFunction',
        message: 'document() is not allowed. Pass the content as a parameter or in the document.',
        description: 'A stylesheet calls document()',
      });
    case 'element':
      return translate(
        {
          id: 'playground.xslt.element',
          message: 'XSLT 1.0 has no element {found}. Correct its name.',
          description: 'A stylesheet has an unknown element',
        },
        {found: fault.found},
      );
    case 'stopped':
      return stoppedText();
  }
}

const stoppedText = (): string =>
  translate({
    id: 'playground.xslt.stopped',
    message:
      'The processor of the browser stopped and does not say why. Look for a mistake in an expression, a template that does not exist, xsl:message with terminate and a recursion without an end; xsltproc names the cause.',
    description: 'A stylesheet does not compile or its run fails',
  });

function malformedText({isStylesheet, line = 1, column = 1}: Extract<XsltFault, {rule: 'malformed'}>): string {
  return isStylesheet
    ? translate(
        {
          id: 'playground.xslt.malformed',
          message: 'The stylesheet is not well-formed XML from line {line}, column {column}.',
          description: 'Where a stylesheet is no XML',
        },
        {line, column},
      )
    : translate(
        {
          id: 'playground.xslt.malformedDocument',
          message: 'The document is not well-formed XML from line {line}, column {column}.',
          description: 'Where a document is no XML',
        },
        {line, column},
      );
}

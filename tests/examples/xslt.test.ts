import {describe, expect, test, vi} from 'vitest';

import {xslt} from '../../tools/examples/formats/xslt';
import {block, faultsOf} from './faultsOf';

const stylesheet = (body: string, version = '1.0', method = 'xml') =>
  [
    `<xsl:stylesheet version="${version}" xmlns:xsl="http://www.w3.org/1999/XSL/Transform">`,
    `  <xsl:output method="${method}" omit-xml-declaration="yes" indent="yes"/>`,
    '  <xsl:template match="/order">',
    `    ${body}`,
    '  </xsl:template>',
    '</xsl:stylesheet>',
  ].join('\n');

const INVOICE = '<invoice><total><xsl:value-of select="@total"/></total></invoice>';
const INPUT = block('xml title="input"', '<order total="149.90"/>');
const OUTPUT = block('xml title="output"', '<invoice>\n  <total>149.90</total>\n</invoice>');

describe('xslt', () => {
  test.each([
    ['a stylesheet with input and output', block('xml', stylesheet(INVOICE)) + INPUT + OUTPUT],
    [
      'an output that is text',
      block('xml', stylesheet('<xsl:value-of select="@total"/>', '1.0', 'text')) +
        INPUT +
        block('text title="output"', '149.90'),
    ],
    ['a stylesheet alone', block('xml title="invoice.xsl"', stylesheet(INVOICE))],
    [
      'a stylesheet alone that stops on purpose',
      block(
        'xml',
        stylesheet('').replace('match="/order"', 'match="/"').replace('    \n', '<xsl:message terminate="yes"/>'),
      ),
    ],
  ])('%s holds', async (_name, markdown) => {
    expect(await faultsOf(xslt, markdown)).toEqual([undefined]);
  });

  test.each([
    [
      block('xml', stylesheet(INVOICE, '2.0')),
      'The stylesheet says version “2.0” and the component runs XSLT 1.0; write version="1.0".',
    ],
    [
      block('xml', stylesheet('<xsl:value-of select="total(@a)"/>')) + INPUT + OUTPUT,
      'Line 4: xsltproc refuses the stylesheet or its input (Unregistered function); correct it.',
    ],
    [
      block('xml', stylesheet('<xsl:valueof select="@total"/>')),
      'Line 4: xsltproc refuses the stylesheet or its input (xsltStylePreCompute: unknown xsl:valueof); correct it.',
    ],
    [
      block('xml', stylesheet('<xsl:call-template name="x"/>')) + INPUT + OUTPUT,
      "Line 4: xsltproc refuses the stylesheet or its input (The called template 'x' was not found.); correct it.",
    ],
    [
      block('xml', stylesheet(INVOICE)) + block('xml title="input"', '<order>') + OUTPUT,
      'Line 1: xsltproc refuses the stylesheet or its input (Premature end of data in tag order line 1); correct it.',
    ],
    [
      block('xml', stylesheet(INVOICE)) + INPUT,
      'The block of the input has no block `title="output"` directly after it; add what the stylesheet makes of it.',
    ],
    [
      block('xml', stylesheet(INVOICE)) +
        INPUT +
        block('xml title="output"', '<invoice>\n  <total>1</total>\n</invoice>'),
      'Line 2 of the output block is “  <total>1</total>”, and xsltproc makes “  <total>149.90</total>”; correct the output.',
    ],
    [
      block('xml', stylesheet(INVOICE)) +
        INPUT +
        block('xml title="output"', '<invoice>\n  <total>149.90</total>\n</invoice>\n<x/>'),
      'Line 4 of the output block is “<x/>”, and xsltproc makes “”; correct the output.',
    ],
  ])('%j has a fault', async (markdown, sentence) => {
    expect(await faultsOf(xslt, markdown)).toEqual([sentence]);
  });

  test('other XML is not looked at', async () => {
    const page = block('xml', '<a/>') + block('xml', '<a xmlns="http://www.w3.org/1999/XSL/Transform"/>');
    expect(await faultsOf(xslt, page)).toEqual([]);
  });
});

test('a missing program is named', async () => {
  vi.stubEnv('PATH', '/nowhere');
  try {
    await expect(faultsOf(xslt, block('xml', stylesheet(INVOICE)))).rejects.toThrow(
      'The XSLT blocks need xsltproc: `apt-get install xsltproc` on Debian as root, else the package of your system.',
    );
  } finally {
    vi.unstubAllEnvs();
  }
});

<xsl:stylesheet version="1.0"
    xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"
    xmlns:i="urn:horizonte:invoice">
  <xsl:output method="xml" indent="yes"/>

  <xsl:template match="/invoice">
    <s:Envelope>
      <s:Body>
        <i:IssueRequest branch="{branch}">
          <i:order><xsl:value-of select="orderId"/></i:order>
          <xsl:for-each select="lines">
            <i:line sku="{sku}"><xsl:value-of select="format-number(quantity * price, '0.00')"/></i:line>
          </xsl:for-each>
        </i:IssueRequest>
      </s:Body>
    </s:Envelope>
  </xsl:template>
</xsl:stylesheet>

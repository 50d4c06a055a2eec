<xsl:stylesheet version="1.0"
    xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"
    xmlns:i="urn:horizonte:invoice"
    exclude-result-prefixes="s i">
  <xsl:output method="xml" indent="yes" omit-xml-declaration="yes"/>

  <xsl:template match="/">
    <answer>
      <xsl:apply-templates select="s:Envelope/s:Body/*"/>
    </answer>
  </xsl:template>

  <xsl:template match="i:IssueResponse">
    <status>201</status>
    <number><xsl:value-of select="i:number"/></number>
    <order><xsl:value-of select="i:order"/></order>
    <total><xsl:value-of select="i:total"/></total>
  </xsl:template>

  <xsl:template match="s:Fault">
    <status>
      <xsl:choose>
        <xsl:when test="substring-after(faultcode, ':') = 'Client'">422</xsl:when>
        <xsl:otherwise>502</xsl:otherwise>
      </xsl:choose>
    </status>
    <message><xsl:value-of select="faultstring"/></message>
  </xsl:template>
</xsl:stylesheet>

import type {Locale} from '../../manual/locale';

/** What a browser shows; the name has 16 characters at most. */
export const TEXTS: Record<Locale, {name: string; description: string}> = {
  en: {name: 'Aqueduto', description: 'Search the Aqueduto manual'},
  'pt-BR': {name: 'Aqueduto (pt-BR)', description: 'Buscar no manual do Aqueduto'},
};

/**
 * The description of the site's search in the form of OpenSearch 1.1.
 *
 * @param site address of the site in its language, with a slash at the end
 */
export function openSearch(site: string, locale: Locale): string {
  const {name, description} = TEXTS[locale];
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${name}</ShortName>
  <Description>${description}</Description>
  <Language>${locale}</Language>
  <InputEncoding>UTF-8</InputEncoding>
  <OutputEncoding>UTF-8</OutputEncoding>
  <Image width="16" height="16" type="image/x-icon">${site}favicon.ico</Image>
  <Url type="text/html" template="${site}search?q={searchTerms}"/>
  <Url rel="self" type="application/opensearchdescription+xml" template="${site}opensearch.xml"/>
</OpenSearchDescription>
`;
}

import type {DefinedTermSet, HowTo, SoftwareApplication, TechArticle, WebSite} from 'schema-dts';

import type {Locale} from '../../manual/locale';

/** Who publishes the manual, and the product that it is about. */
const NAME = 'Aqueduto';
const PRODUCT = 'https://www.aqueduto.example';

/** What pages say of themselves for search engines, in the terms of schema.org. */
export type PageNode = TechArticle | HowTo | DefinedTermSet | SoftwareApplication | WebSite;

export interface PageFacts {
  title: string;
  description: string;
  /** Absolute. */
  url: string;
  locale: Locale;
  /** `2025-08-01`: of the last change; undefined where there is no history. */
  changed: string | undefined;
  /** Of a release note. */
  published: string | undefined;
}

/** Of every document. */
export function article({title, description, url, locale, changed, published}: PageFacts, site: string): TechArticle {
  return {
    '@type': 'TechArticle',
    headline: title,
    description,
    url,
    inLanguage: locale,
    ...(published !== undefined && {datePublished: published}),
    ...(changed !== undefined && {dateModified: changed}),
    publisher: {'@type': 'Organization', name: NAME, url: PRODUCT},
    isPartOf: {'@type': 'WebSite', name: NAME, url: site},
  };
}

/** Of a page with steps, each as text. */
export function howTo({title, locale}: Pick<PageFacts, 'title' | 'locale'>, steps: string[]): HowTo {
  const step = steps.map((text) => ({'@type': 'HowToStep' as const, text}));
  return {'@type': 'HowTo', name: title, inLanguage: locale, step};
}

/** Of the glossary: its terms by name. With their meanings, the page would say all of its text twice and grow by 5 KB. */
export function termSet(
  {title, url, locale}: Pick<PageFacts, 'title' | 'url' | 'locale'>,
  terms: string[],
): DefinedTermSet {
  const hasDefinedTerm = terms.map((name) => ({'@type': 'DefinedTerm' as const, name}));
  return {'@type': 'DefinedTermSet', name: title, url, inLanguage: locale, hasDefinedTerm};
}

/** Of the home page: the product, and the site with its search. */
export function home({description, locale}: Pick<PageFacts, 'description' | 'locale'>, site: string): PageNode[] {
  return [
    {
      '@type': 'SoftwareApplication',
      name: NAME,
      description,
      url: PRODUCT,
      applicationCategory: 'DeveloperApplication',
      operatingSystem: 'Web',
      softwareHelp: {'@type': 'WebSite', url: site},
    },
    {
      '@type': 'WebSite',
      name: NAME,
      url: site,
      inLanguage: locale,
      potentialAction: {
        '@type': 'SearchAction',
        target: {'@type': 'EntryPoint', urlTemplate: `${site}search?q={search_term_string}`},
        // A name of the action's form, which the types of schema.org lack.
        ...({'query-input': 'required name=search_term_string'} as object),
      },
    },
  ];
}

/** The element that holds the nodes, for the head of a page. */
export function dataScript(nodes: PageNode[]): string {
  const json = JSON.stringify({'@context': 'https://schema.org', '@graph': nodes});
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`;
}

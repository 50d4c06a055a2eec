/** A document of the index, as the search plugin writes it (short names are the plugin's). */
export interface SearchDocument {
  /** id */ i: number;
  /** title, or the text that was indexed */ t: string;
  /** url, with base URL */ u: string;
  /** hash, with `#` */ h?: string;
  /** id of the page */ p?: number;
  /** breadcrumb trail */ b?: string[];
  /** section heading */ s?: string;
}

/** A stretch of a text. */
export interface Segment {
  text: string;
  /** Whether the query asks for it. */
  isMarked: boolean;
}

/** Type of an indexed text, in the order of the index file's parts. */
export const DocumentType = {Title: 0, Heading: 1, Description: 2, Keywords: 3, Content: 4} as const;

export interface SearchHit {
  document: SearchDocument;
  type: (typeof DocumentType)[keyof typeof DocumentType];
  /** The page that a heading or text belongs to; false for a page's own title. */
  page: SearchDocument | false | undefined;
  /** The document's text around what the query asks for. */
  text: Segment[];
  score: number;
}

export function hitUrl({document}: SearchHit): string {
  return document.u + (document.h ?? '');
}

/** Where a hit is: generation, sections, page. `['v2', 'iPaaS', 'Kafka']`. */
export function hitTrail(hit: SearchHit): string[] {
  const page = hit.page ? hit.page : hit.document;
  const isPage = hit.type === DocumentType.Title;
  const inPage = isPage || hit.type === DocumentType.Heading ? [] : [hit.document.s];
  const trail = [...(page.b ?? []), ...(isPage ? [] : [page.t]), ...inPage].filter(
    (item): item is string => item !== undefined && item !== '',
  );
  // The plugin's trail starts with the active navbar item where there is one, which may be the generation again.
  return [...generationLabel(hit.document.u), ...trail].filter((item, i, all) => item !== all[i - 1]);
}

function generationLabel(url: string): string[] {
  if (/\/v2(\/|$)/.test(url)) {
    return ['v2'];
  }
  return /\/(release-notes|markdown-page)(\/|$)/.test(url) || /^\/(pt-BR\/)?$/.test(url) ? [] : ['v1'];
}

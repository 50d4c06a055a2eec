import type {LoadedContent} from '@docusaurus/plugin-content-docs';

type Sidebars = LoadedContent['loadedVersions'][number]['sidebars'];
type SidebarItem = Sidebars[string][number];

export interface DocsPath {
  /** Without locale: `/v2/overview`. */
  path: string;
  title: string;
}

/** `/pt-BR/v2/overview` → `/v2/overview`, for the base URL `/pt-BR/`. */
export function stripBaseUrl(permalink: string, baseUrl: string): string {
  return permalink.startsWith(baseUrl) ? `/${permalink.slice(baseUrl.length)}` : permalink;
}

/**
 * Every listed page of a docs instance: its documents (not the unlisted ones) and its generated category pages.
 */
export function docsPaths(content: LoadedContent, baseUrl: string): DocsPath[] {
  return content.loadedVersions.flatMap((version) => [
    ...version.docs
      .filter((doc) => !doc.unlisted && !doc.draft)
      .map((doc) => ({path: stripBaseUrl(doc.permalink, baseUrl), title: doc.title})),
    ...Object.values(version.sidebars)
      .flatMap(generatedIndexes)
      .map(({permalink, title}) => ({path: stripBaseUrl(permalink, baseUrl), title})),
  ]);
}

function generatedIndexes(items: SidebarItem[]): {permalink: string; title: string}[] {
  return items.flatMap((item) => {
    if (item.type !== 'category') {
      return [];
    }
    const own =
      item.link?.type === 'generated-index'
        ? [{permalink: item.link.permalink, title: item.link.title ?? item.label}]
        : [];
    return [...own, ...generatedIndexes(item.items)];
  });
}

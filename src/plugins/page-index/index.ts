import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {docsPaths, stripBaseUrl} from '../docsPaths';

/**
 * Writes, in the language of the build:
 * - `@generated/page-index/default/pages.json`: every listed page as `{path, title}`. Only the not-found page loads
 *   it, to suggest the nearest pages.
 * - `@generated/page-index/default/newest-release-note.json`: `{path, title, description}` for the home page.
 */
export default function pageIndexPlugin({baseUrl}: LoadContext): Plugin {
  return {
    name: 'page-index',
    async allContentLoaded({allContent, actions}) {
      const docs = allContent['docusaurus-plugin-content-docs'] as Record<string, LoadedContent>;
      const pages = Object.values(docs).flatMap((content) => docsPaths(content, baseUrl));
      await actions.createData('pages.json', JSON.stringify(pages));
      await actions.createData(
        'newest-release-note.json',
        JSON.stringify(newestReleaseNote(docs['release-notes']!, baseUrl)),
      );
    },
  };
}

/** Notes are named by their date (`20250801`), so the greatest id is the newest. */
function newestReleaseNote(
  content: LoadedContent,
  baseUrl: string,
): {path: string; title: string; description: string} {
  const notes = content.loadedVersions[0]!.docs.filter(({id}) => /^\d{8}$/.test(id)).sort((a, b) =>
    b.id.localeCompare(a.id),
  );
  if (notes[0] === undefined) {
    throw new Error(
      'release-notes: there is no dated note (a file named like 20250801.md); the home page shows the newest.',
    );
  }
  const {permalink, title, description} = notes[0];
  return {path: stripBaseUrl(permalink, baseUrl), title, description};
}

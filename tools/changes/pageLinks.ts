import {CONTENT_FOLDERS, pathOfFile} from '../../src/manual/file';
import {prefixOf} from '../../src/manual/locale';

/** Pages among some files, as links below an address, a line each in Markdown. */
export function pageLinks(files: string[], site: string): string {
  const paths = files.flatMap((file) =>
    CONTENT_FOLDERS.filter(({folder}) => /\.mdx?$/.test(file) && file.startsWith(`${folder}/`)).map(
      ({docSet, locale, folder}) => `${prefixOf(locale)}${pathOfFile(docSet, file.slice(folder.length + 1))}`,
    ),
  );
  return paths.length === 0
    ? 'No page changes.'
    : paths.map((path) => `- [${path}](${site.replace(/\/$/, '')}${path})`).join('\n');
}

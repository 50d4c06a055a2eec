import {sections} from '../../src/plugins/translation-state/sectionHashes';
import {folderOf, isSectionPage, locate} from '../content/paths';
import {renamed, type Renaming} from './renaming';

/** A site path where Markdown has a link, a component's target or the `v2:` of front matter. */
const MARKDOWN_PATH = /(?<=\]\(|^\[[^\]]+\]: *|^v2: |(?:to|href)=["'])\/[a-z0-9/-]+(?=[#)\s"']|$)/g;
/** A site path as a whole string, or as a value of YAML. */
const STRING_PATH = /(?<=["']|: )\/[a-z0-9/-]+(?=["'#\s,}]|$)/gm;

/** Rewrites the links of a page; anchors stay, code blocks are left alone. */
export function rewriteMarkdown(source: string, renaming: Renaming): string {
  let fenced = false;
  return source
    .split('\n')
    .map((line) => {
      fenced = /^\s*(```|~~~)/.test(line) ? !fenced : fenced;
      return fenced ? line : line.replace(MARKDOWN_PATH, (path) => renamed(renaming, path));
    })
    .join('\n');
}

/** Rewrites the paths in code and data. */
export function rewriteStrings(text: string, renaming: Renaming): string {
  return text.replace(STRING_PATH, (path) => renamed(renaming, path));
}

/** Rewrites both columns of paths of model/pages.tsv. */
export function rewritePlan(text: string, renaming: Renaming): string {
  return text.replace(/^[^\t\n]+|[^\t\n]+$/gm, (cell) => renamed(renaming, cell));
}

/** Rewrites doc ids and folders in a sidebar file; a slug is an address of its own and stays. */
export function rewriteSidebar(text: string, {from, to}: Renaming): string {
  const [old, next] = namesOf({from, to});
  return text.replace(/(slug: )?'([^'\n]+)'/g, (quoted, slug: string | undefined, value: string) => {
    if (slug !== undefined) {
      return quoted;
    }
    if (old.folder !== undefined && (value === old.folder || value.startsWith(`${old.folder}/`))) {
      return `'${next.folder}${value.slice(old.folder.length)}'`;
    }
    return value === old.name ? `'${next.name}'` : quoted;
  });
}

/** Rewrites the keys of a sidebar's Portuguese texts: they hold the folder. */
export function rewriteSidebarTexts(text: string, renaming: Renaming): string {
  const [old, next] = namesOf(renaming);
  return old.folder === undefined
    ? text
    : text.replace(/(?<="sidebar\.[\w-]+\.category\.)[^".]+/g, (folder) =>
        folder === old.folder || folder.startsWith(`${old.folder}/`)
          ? `${next.folder}${folder.slice(old.folder!.length)}`
          : folder,
      );
}

/** Doc ids; with folders when the folder of a section changes. */
function namesOf({from, to}: Renaming): [{name: string; folder?: string}, {name: string; folder?: string}] {
  const [old, next] = [locate(from).name, locate(to).name];
  const [oldFolder, folder] = [folderOf(old), folderOf(next)];
  const isSection = (from.endsWith('/') && to.endsWith('/')) || (isSectionPage(old) && oldFolder !== '.');
  return isSection && oldFolder !== folder
    ? [
        {name: old, folder: oldFolder},
        {name: next, folder},
      ]
    : [{name: old}, {name: next}];
}

/**
 * Keeps a translation up to date when links of its source were rewritten in both languages: only the hashes of the
 * sections that changed with them are replaced, so that one that was outdated stays so.
 */
export function rewriteHash(translation: string, sourceBefore: string, sourceAfter: string): string {
  const after = sections(sourceAfter);
  const changed = new Map(sections(sourceBefore).map(({hash}, i) => [hash, after[i]!.hash]));
  return translation.replace(/(?<=^source_hash: *)\S+$/m, (recorded) =>
    recorded
      .split('.')
      .map((hash) => changed.get(hash) ?? hash)
      .join('.'),
  );
}

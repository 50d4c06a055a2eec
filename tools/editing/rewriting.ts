import {codeLines} from '../../src/plugins/codeLines';
import {sections} from '../../src/plugins/catalog/sectionHashes';
import type {DocSet} from '../../src/manual/docSet';
import {folderOf, isSectionPage, locate, pathOfFile} from '../../src/manual/file';
import {renamed, type Renaming} from './renaming';

/** A site path where Markdown has a link, a component's target or the `v2:` of front matter. */
const MARKDOWN_PATH = /(?<=\]\(|^\[[^\]]+\]: *|^v2: |(?:to|href)=["'])\/[a-z0-9/-]+(?=[#)\s"']|$)/g;
/** A site path in an address of the manual, in full. */
const FULL_ADDRESS = /(?<=https:\/\/docs\.aqueduto\.example(?:\/pt-BR)?)\/[a-z0-9/-]+(?![\p{L}\p{N}_-])/gu;
/** A site path that is a word of its own, also behind the language or the manual's host. */
const MENTIONED_PATH =
  /(?<=(?<![\p{L}\p{N}/._-])(?:https:\/\/docs\.aqueduto\.example)?(?:\/pt-BR)?)\/[a-z0-9/-]+(?![\p{L}\p{N}_-])/gu;
/** A page by its file, with or without extension, or as commands take it: `docs/v1/a/index.md`, `v1/a/`. */
const MENTIONED_FILE =
  /(?<=(?<![\p{L}\p{N}/._-])(?:\/?docs\/(v1|v2)|(v1|v2)|i18n\/pt-BR\/docusaurus-plugin-content-docs-(v1|v2)\/current)\/)[a-z0-9/-]+(?![\p{L}\p{N}_-])/gu;

/** Rewrites the links of a page and addresses in full; anchors stay, what else stands in code blocks is left alone. */
export function rewriteMarkdown(source: string, renaming: Renaming): string {
  const lines = source.split('\n');
  const isCode = codeLines(lines);
  return lines
    .map((line, i) => (isCode[i] ? line : line.replace(MARKDOWN_PATH, (path) => renamed(renaming, path))))
    .join('\n')
    .replace(FULL_ADDRESS, (path) => renamed(renaming, path));
}

/** Rewrites the paths and files of pages in code, data and notes for maintainers, wherever they stand in a line. */
export function rewriteMentions(text: string, renaming: Renaming): string {
  return text
    .replace(MENTIONED_PATH, (path) => renamed(renaming, path))
    .replace(MENTIONED_FILE, (name: string, ...docSets: (DocSet | undefined)[]) => {
      const docSet = docSets[0] ?? docSets[1] ?? docSets[2]!; // in one of the three forms
      const path = pathOfFile(docSet, name);
      const now = renamed(renaming, path);
      return now === path ? name : withEndOf(name, locate(now).name);
    });
}

/** `a/`, `b/index` → `b/`: as the old name was written. */
const withEndOf = (old: string, name: string): string => (old.endsWith('/') ? name.replace(/index$/, '') : name);

/** Rewrites doc ids and folders in a sidebar file; a slug is an address of its own and stays, and an area is no folder. */
export function rewriteSidebar(text: string, {from, to}: Renaming): string {
  const [old, next] = namesOf({from, to});
  return text.replace(/((?:slug|area): )?'([^'\n]+)'/g, (quoted, other: string | undefined, value: string) => {
    if (other !== undefined) {
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

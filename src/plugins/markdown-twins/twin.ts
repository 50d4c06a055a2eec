import {codeLines} from '../codeLines';

/** A page whose source is plain Markdown; a page with components has no twin. */
export interface TwinSource {
  title: string;
  description: string;
  /** The source file's text, with front matter. */
  source: string;
}

/** Whether a page with this source file has a twin. */
export function hasTwin(file: string): boolean {
  return file.endsWith('.md');
}

const FRONT_MATTER = /^---\n[\s\S]*?\n---\n/;
const HEADING_ID = /^(#{1,6} .*?)\s*\{#[^}]+\}\s*$/;
/** The start of a link or picture whose address begins at the site's root; `pathname://` marks files. */
const ROOTED = /\]\((pathname:\/\/)?\/(?!\/)/g;

/**
 * The Markdown twin of a page: its title and description, then its text with addresses in full, so that it can be read
 * and passed on by itself. Code blocks stay as they are.
 *
 * @param site address of the site in the page's language, with a slash at the end
 */
export function markdownTwin({title, description, source}: TwinSource, site: string): string {
  const lines = source.replace(FRONT_MATTER, '').trim().split('\n');
  const isCode = codeLines(lines);
  const text = lines.map((line, i) => (isCode[i] ? line : line.replace(HEADING_ID, '$1').replace(ROOTED, `](${site}`)));
  return `# ${title}\n\n> ${description}\n\n${text.join('\n')}\n`;
}

import type {Generation} from '../../manual/docSet';
import type {Locale} from '../../manual/locale';
import {codeLines} from '../codeLines';

/** What the front matter of a twin says. */
export interface TwinFacts {
  title: string;
  description: string;
  /** Of the page, absolute. */
  url: string;
  language: Locale;
  /** Undefined for release notes and for pages of no doc set. */
  generation: Generation | undefined;
  /** Of model/kinds.yaml; `list` for the generated page of a sidebar section. */
  kind: string;
  /** The day on which the page was last changed, `2025-08-01`; undefined where there is no history. */
  date: string | undefined;
}

const FRONT_MATTER = /^---\n[\s\S]*?\n---\n/;
const HEADING_ID = /^(#{1,6} .*?)\s*\{#[^}]+\}\s*$/;
/** An admonition's first line, `:::warning[Leaked credentials]`, and its last. */
const ADMONITION = /^(\s*):::+([a-z]+)(?:\[(.*)\])?\s*$/;
const ADMONITION_END = /^\s*:::+\s*$/;
/** The marks around a part that opens on a click, and its title. */
const DETAILS = /^\s*<\/?details>\s*$/;
const SUMMARY = /^(\s*)<summary>(.*)<\/summary>\s*$/;
const CODE = /<code>(.*?)<\/code>/g;
/** A code span, or the address of a link or picture that begins at the site's root; `pathname://` marks files. */
const SPAN_OR_LINK = /(`+)(?!`).*?[^`]\1(?!`)|\]\((?:pathname:\/\/)?(\/(?!\/)[^)\s#]*)/g;

/**
 * The Markdown twin of a page: a file that can be read and passed on by itself.
 *
 * @param body the text, as Markdown
 */
export function markdownTwin(facts: TwinFacts, body: string): string {
  const front = Object.entries(facts)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}`); // a text in JSON is one in YAML
  return `---\n${front.join('\n')}\n---\n\n# ${facts.title}\n\n> ${facts.description}\n\n${body.trim()}\n`;
}

/**
 * The text of a page from its source: without front matter and ids of headings, admonitions as quotations, what opens on
 * a click in full, addresses too. Code stays as it is.
 *
 * @param source a Markdown file without components
 * @param addressOf the absolute address for a path that a link leads to
 */
export function plainBody(source: string, addressOf: (path: string) => string): string {
  const lines = source.replace(FRONT_MATTER, '').trim().split('\n');
  const isCode = codeLines(lines);
  const text = (line: string): string =>
    line
      .replace(HEADING_ID, '$1')
      .replace(SUMMARY, (_, indent: string, title: string) => `${indent}**${title.replace(CODE, '`$1`')}**`)
      .replace(SPAN_OR_LINK, (found, _, path?: string) => (path === undefined ? found : `](${addressOf(path)}`));
  let quoted: string | undefined;
  return lines
    .flatMap((line, i) => {
      const [, indent, type, title] = (!isCode[i] && ADMONITION.exec(line)) || [];
      if (type !== undefined) {
        quoted = `${indent}> `;
        return [`${quoted}**${text(title ?? type)}**`, quoted.trimEnd()];
      }
      if (!isCode[i] && ADMONITION_END.test(line)) {
        quoted = undefined;
        return [];
      }
      if (!isCode[i] && DETAILS.test(line)) {
        return [];
      }
      const plain = isCode[i] ? line : text(line);
      return quoted === undefined ? plain : `${quoted}${plain.slice(quoted.length - 2)}`.trimEnd();
    })
    .join('\n');
}

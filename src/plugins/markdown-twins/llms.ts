/** A page in lists for tools. */
export interface ListedPage {
  path: string;
  title: string;
  description: string;
  /** Address of its twin, absolute. */
  url: string;
  /** The twin itself. */
  text: string;
}

/** Pages that belong together, with the folder of their addresses: `/v2/ipaas`; empty for pages at the start. */
export interface ListedSection<T = ListedPage> {
  folder: string;
  title: string;
  pages: T[];
}

interface Texts {
  title: string;
  summary: string;
  /** What a reader has to know before the lists, as Markdown. */
  about: string;
  /** The name of the link to all pages of a section in one file. */
  section: string;
}

/** The name of the file that holds the whole text of a folder's pages. */
export const FULL = 'llms-full.txt';

/**
 * `llms.txt`, the list of all pages for programs that read Markdown, in the form of llmstxt.org: the name, a summary, what
 * has to be known, and a list of links under a heading for each section.
 *
 * @param site address of the site in its language, with a slash at the end
 */
export function llmsIndex(sections: ListedSection[], site: string, {title, summary, about, section}: Texts): string {
  const lists = sections.map(({folder, title: heading, pages}) => {
    const whole = folder === '' ? [] : [`- [${section}](${site}${folder.slice(1)}/${FULL})`];
    const links = pages.map((page) => `- [${page.title}](${page.url}): ${page.description}`);
    return `## ${heading}\n\n${[...links, ...whole].join('\n')}\n`;
  });
  return `# ${title}\n\n> ${summary}\n\n${about}\n\n${lists.join('\n')}`;
}

/** The pages one after the other, each with its front matter. */
export function llmsFull(pages: ListedPage[]): string {
  return pages.map(({text}) => text).join('\n');
}

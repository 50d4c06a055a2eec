import {GENERATIONS, type Generation} from '../../manual/docSet';

/** One entry of a release note. */
export interface Entry {
  /** Id of the section's heading: `new`, `fixed`. */
  section: string;
  /** Title of the section, in the language of the note. */
  sectionTitle: string;
  generations: Generation[];
  /** What changed, as Markdown without its full stop: `` `aqd` 1.9 ``. */
  title: string;
  /** The last link, `/v2/aqueduto-cli/overview#flags`: where its page is; empty without a link. */
  leadsTo: string;
}

const SECTION = /^## (.+?) \{#([a-z-]+)\}$/;
const ENTRY = /^- \*\*(v1|v2|v1 (?:and|e) v2)\*\* · \*\*(.+?)\.?\*\* (.+)$/;
const LINK = /\]\((\/[^)\s]*)\)/g;

/**
 * Reads the entries of a release note.
 *
 * @param markdown the note, with or without its front matter
 * @returns the entries in their order
 */
export function readEntries(markdown: string): Entry[] {
  let section = {id: '', title: ''};
  return markdown.split('\n').flatMap((line) => {
    const heading = SECTION.exec(line);
    if (heading !== null) {
      section = {id: heading[2]!, title: heading[1]!};
      return [];
    }
    const [, generations, title, text] = ENTRY.exec(line) ?? [];
    if (generations === undefined) {
      return [];
    }
    return [
      {
        section: section.id,
        sectionTitle: section.title,
        generations: GENERATIONS.filter((generation) => generations.includes(generation)),
        title: title!,
        leadsTo: [...text!.matchAll(LINK)].at(-1)?.[1] ?? '',
      },
    ];
  });
}

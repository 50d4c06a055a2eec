import {slugOf} from '../../fieldLists';

/**
 * The headings below which the field tables of a component page have their fields: the id of a row is that of the heading
 * and the field (`src/plugins/fieldLists.ts`).
 *
 * @param page the Markdown of the page
 * @returns by field, as in the id of its row: `connection.host` → `fields`
 */
export function fieldAnchors(page: string): Record<string, string> {
  const anchors: Record<string, string> = {};
  let heading = '';
  for (const line of page.split('\n')) {
    heading = /^#{2,6} .*\{#([\w-]+)\}\s*$/.exec(line)?.[1] ?? heading;
    const [, field] =
      /^\| `([^`]+)`(?: \*\*[^|]*)? \|(?:[^|]|\\\|)*\|(?:[^|]|\\\|)*\|(?:[^|]|\\\|)*\|/.exec(line) ?? [];
    if (field !== undefined) {
      anchors[slugOf(field)] ??= heading;
    }
  }
  return anchors;
}

import type {Page} from '../../tools/content/types';
import {readPage} from '../../tools/content/readPages';
import {collectFences} from '../../tools/examples/collect';
import type {Engine} from '../../tools/examples/types';

/** A page with this Markdown. */
export function pageOf(markdown: string): Page {
  const source = `---\ntitle: Page\n---\n${markdown}`;
  return readPage({file: 'docs/v2/page.md', source, docSet: 'v2', locale: 'en', name: 'page.md'});
}

/** A code block in Markdown. */
export const block = (info: string, code: string) => `\`\`\`${info}\n${code}\n\`\`\`\n\n`;

/** What an engine finds in the blocks of a page that it accepts; undefined for a block without fault. */
export async function faultsOf(engine: Engine, markdown: string): Promise<(string | undefined)[]> {
  const fences = collectFences([pageOf(markdown)]).filter(engine.accepts);
  const faults = await engine.run(fences, process.cwd());
  return fences.map((fence) => faults.get(fence));
}

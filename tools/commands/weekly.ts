import {readPages} from '../content/readPages';
import {readModel} from '../model/readModel';
import {statusOf} from '../translations/status';
import {waitingByArea} from '../translations/waiting';
import {deadLinks, externalLinks} from '../weekly/externalLinks';
import {newVersions} from '../weekly/versions';
import {readOptions} from './options';
import {run} from './run';

/** A site that has not answered by then is slow for readers, too. In milliseconds. */
const PATIENCE = 20_000;

run(async () => {
  const root = process.cwd();
  readOptions('weekly', {});
  const parts = {
    'Translations that wait': waitingByArea(
      root,
      statusOf(readPages(root).pages),
      readModel(root, 'translations').waiting,
    ),
    'Links to other sites': await deadLinks(externalLinks(root), ask),
    'Versions of other products': await newVersions(root, tagsOf),
  };
  for (const [title, lines] of Object.entries(parts)) {
    console.log(
      `## ${title}\n\n${lines.length === 0 ? 'Nothing to do.' : lines.map((line) => (line.startsWith(' ') ? line : `- ${line}`)).join('\n')}\n`,
    );
  }
  process.exitCode = Object.values(parts).flat().length === 0 ? 0 : 1;
});

const ask = (address: string) => fetch(address, {redirect: 'follow', signal: AbortSignal.timeout(PATIENCE)});

async function tagsOf(repository: string): Promise<string[]> {
  const response = await ask(`https://api.github.com/repos/${repository}/tags?per_page=100`);
  if (!response.ok) {
    throw new Error(`it answers ${response.status}`);
  }
  return ((await response.json()) as {name: string}[]).map(({name}) => name);
}

import {readFileSync} from 'node:fs';
import {join} from 'node:path';

/** Products of others that pages describe in a version, which stands in a file of facts. */
const PRODUCTS = [
  {name: 'Kong Gateway', facts: 'model/facts/kong-plugins.json', repository: 'Kong/kong'},
  {name: 'Apache APISIX', facts: 'model/facts/apisix-plugins.json', repository: 'apache/apisix'},
];

/** The names of the tags of a repository, the newest first. */
type Tags = (repository: string) => Promise<string[]>;

/** Products that have a newer version than the pages, or whose versions could not be asked for, a line each. */
export async function newVersions(root: string, tagsOf: Tags): Promise<string[]> {
  const lines = await Promise.all(
    PRODUCTS.map(async ({name, facts, repository}) => {
      const {version} = JSON.parse(readFileSync(join(root, facts), 'utf8')) as {version: string};
      return tagsOf(repository).then(
        (tags) => {
          const newest = newestOf(tags);
          return newest === undefined || compare(newest, version) <= 0
            ? undefined
            : `${facts}:1 ${name} ${newest} is out; the pages describe ${version}.`;
        },
        // One that does not answer is a line of the report, not its end.
        (error: Error) =>
          `${facts}:1 The versions of ${name} (github.com/${repository}) cannot be had (${error.message}); look there.`,
      );
    }),
  );
  return lines.filter((line) => line !== undefined);
}

/** The highest version among tags; those of candidates (`1.0.0-rc.1`) are none. */
function newestOf(tags: string[]): string | undefined {
  const released = tags.flatMap((tag) => /^v?(\d+\.\d+\.\d+)$/.exec(tag)?.[1] ?? []);
  return released.sort((a, b) => compare(b, a))[0];
}

function compare(one: string, other: string): number {
  const [a, b] = [one, other].map((version) => version.split('.').map(Number));
  const i = a!.findIndex((part, index) => part !== b![index]);
  return i === -1 ? 0 : a![i]! - b![i]!;
}

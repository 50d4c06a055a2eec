import type {ReadSource} from './readSources';

/** Line of the file on which a key of the front matter stands; 1 where it is missing. */
export function keyLine({source, bodyLine}: Pick<ReadSource, 'source' | 'bodyLine'>, name: string): number {
  const lines = source.split('\n', bodyLine - 1);
  return (
    1 +
    Math.max(
      0,
      lines.findIndex((line) => line.startsWith(`${name}:`)),
    )
  );
}

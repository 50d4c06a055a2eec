/**
 * Says which files a command is about.
 *
 * @param root the project's root folder
 * @param names files or folders as an editor names them: from the root, with `./`, or absolute; none for all
 */
export function wantedFiles(root: string, names: string[]): (file: string) => boolean {
  const starts = names.map((name) => name.replace(`${root}/`, '').replace(/^\.\//, ''));
  return (file) => starts.length === 0 || starts.some((start) => file.startsWith(start));
}

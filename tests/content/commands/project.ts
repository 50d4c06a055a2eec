import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {cpSync, readdirSync, readFileSync, statSync, symlinkSync} from 'node:fs';
import {join, resolve} from 'node:path';

import {globSync} from 'tinyglobby';
import {expect} from 'vitest';

import {oddFolder} from '../../oddFolder';

const ROOT = resolve('.');
/** What commands change. */
const COPIED =
  /^(docs|i18n|release-notes|model|deploy|src|pictures|static|tools|tests|\.github|[A-Z]+\.md|redirects\.json|docusaurus\.config\.ts|sidebars\w*\.ts)$/;
/** What they only read is linked: it may be large. */
const LINKED = /^(?!\.git$|build$|\.docusaurus$)/;

/** A temporary copy of the content, in which commands may change what they like. */
export interface Project {
  root: string;
  run: (command: string, ...args: string[]) => {status: number | null; output: string};
  read: (file: string) => string;
  /** What `npm run check -- --fix` reports, of some files or of all. */
  findings: (...files: string[]) => string[];
  /** Changes with any change of any file. */
  state: () => string;
}

export function copyProject(): Project {
  const root = oddFolder();
  for (const name of readdirSync(ROOT)) {
    if (COPIED.test(name)) {
      cpSync(join(ROOT, name), join(root, name), {recursive: true});
    } else if (LINKED.test(name)) {
      symlinkSync(join(ROOT, name), join(root, name));
    }
  }
  const run: Project['run'] = (command, ...args) => {
    const script = join(root, `tools/commands/${command}.ts`); // the copy's tools, which read the copy's sidebars
    const {status, stdout, stderr} = spawnSync(join(ROOT, 'node_modules/.bin/tsx'), [script, ...args], {
      cwd: root,
      encoding: 'utf8',
    });
    return {status, output: stdout + stderr};
  };
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  return {
    root,
    run,
    read,
    findings: (...files) => {
      const lines = run('check', '--fix', ...files)
        .output.trim()
        .split('\n');
      expect(lines.at(-1)).toMatch(/^Content rules hold|^\d+ findings?:/);
      return lines.filter((line) => /:\d+ \[/.test(line));
    },
    state: () =>
      readdirSync(root)
        .filter((name) => COPIED.test(name))
        .flatMap((name) => [name, ...globSync(`${name}/**`, {cwd: root})])
        .sort()
        .filter((file) => /\.\w+$/.test(file) && statSync(join(root, file)).isFile())
        .reduce((hash, file) => hash.update(`${file}\n${read(file)}`), createHash('sha256'))
        .digest('hex'),
  };
}

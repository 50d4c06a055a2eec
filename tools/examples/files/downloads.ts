import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

import {links} from '../../content/markdown';
import type {Page} from '../../content/types';
import {judgeEach} from '../judgeEach';
import type {Engine, Fence} from '../types';

const DOWNLOAD = /^pathname:\/\/(\/downloads\/.+)$/;

/** A block with the title of a file that its page offers for download is that file, to the byte. */
export const downloads: Engine = {
  name: 'download',
  accepts: (fence) => fileOf(fence) !== undefined,
  run: judgeEach((fence, root) => {
    const file = `static${fileOf(fence)}`;
    const fault = faultOf(fence.code, join(root, file));
    return fault === undefined ? undefined : `${file} ${fault}`;
  }),
};

/** The file under `static` that the page links under the name of the block's title. */
function fileOf({page, title}: Fence): string | undefined {
  return title === undefined ? undefined : downloadsOf(page).find((path) => path.endsWith(`/${title}`));
}

function downloadsOf({tree}: Page): string[] {
  return links(tree).flatMap(({url}) => DOWNLOAD.exec(url)?.[1] ?? []);
}

function faultOf(code: string, path: string): string | undefined {
  if (!existsSync(path)) {
    return 'does not exist, but the page links it; add the file or drop the link.';
  }
  const file = readFileSync(path, 'utf8').replace(/\n$/, '').split('\n');
  const block = code.replace(/\n$/, '').split('\n');
  const line = block.findIndex((text, index) => text !== file[index]);
  if (line >= 0) {
    return `differs from line ${line + 1} of the block on; make them equal.`;
  }
  return file.length === block.length ? undefined : `goes on after line ${block.length} of the block; make them equal.`;
}

import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {sourceHash} from '../../src/plugins/catalog/sectionHashes';
import {textsNow} from '../checks/site/interfaceTexts';
import {pairFaults} from '../checks/form/parity';
import type {Content} from '../content/readPages';
import {recordTexts} from '../content/textRecord';
import {wantedFiles} from '../content/wanted';
import {changedWords, earlierText} from './earlier';
import {statusOf, withHash, type Pair} from './status';
import {endWait} from './waiting';
import {writeWhole} from '../content/writeWhole';

/** A correction of so many words is no new statement; a longer one is to be read by a translator. */
const TYPO = 5;

/**
 * Records in translations that they are up to date.
 *
 * @param names of files or folders, of either language, or files of interface texts
 * @param isTypo the English changed in its spelling only
 * @returns a line for each file
 * @throws Error that says why nothing was recorded
 */
export function update(root: string, {pages, unread}: Content, names: string[], isTypo: boolean): string[] {
  const isWanted = names.length === 0 ? () => false : wantedFiles(root, names);
  const broken = unread.find(({file}) => isWanted(file))?.fault;
  if (broken !== undefined) {
    throw new Error(`${broken.file}:${broken.line} ${broken.message}`);
  }
  const pairs = statusOf(pages).pairs.filter(({en, pt}) => isWanted(pt.file) || isWanted(en.file));
  const texts = textsNow(root, [...pages, ...unread]);
  const textFiles = Object.keys(texts).filter(isWanted);
  if (pairs.length + textFiles.length === 0) {
    throw new Error('Name the translations to update: files or folders, such as i18n/pt-BR or docs/v2/admin.');
  }
  const faults = pairs.flatMap(({en, pt}) => pairFaults(en, pt));
  if (faults.length > 0) {
    const lines = faults.map(({file, line, message}) => `${file}:${line} ${message}`);
    throw new Error([...lines, 'Nothing was recorded: a translation that differs is not up to date.'].join('\n'));
  }
  if (isTypo) {
    pairs.forEach((pair) => refuseMore(root, pair));
  }
  if (textFiles.length > 0) {
    recordTexts(root, texts, (file) => textFiles.includes(file));
  }
  endWait(root, new Set(pairs.map(({en}) => en.path)));
  return [
    ...textFiles.map((file) => `${file}: up to date with the English texts.`),
    ...pairs.map(({en, pt}) => {
      const source = readFileSync(join(root, pt.file), 'utf8');
      writeWhole(join(root, pt.file), withHash(source, sourceHash(en.source)));
      return `${pt.file}: up to date with ${en.file}.`;
    }),
  ];
}

function refuseMore(root: string, {en, pt}: Pair): void {
  const before = earlierText(root, en.file, String(pt.frontMatter.source_hash ?? ''));
  const words = before === undefined ? 0 : changedWords(before.text, en.source);
  if (words > TYPO) {
    throw new Error(
      `${en.file} has ${words} other words than its translation was made from, more than a typo; ` +
        `translate them, then use --update. Nothing was recorded.`,
    );
  }
}

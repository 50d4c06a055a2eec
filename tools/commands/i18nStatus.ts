import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

import {changedSections, sourceHash} from '../../src/plugins/catalog/sectionHashes';
import {pairFaults} from '../checks/parity';
import {key, translations} from '../checks/types';
import {readPages} from '../content/readPages';
import {run} from './run';

/**
 * `npm run i18n:status`: the pages without a translation, and the outdated translations with their changed sections.
 * `npm run i18n:status -- --update FILE...` records in translations (files or folders) that they are up to date; it
 * refuses when one of them lacks what the English page has.
 */
run(() => {
  const root = process.cwd();
  const [flag, ...files] = process.argv.slice(2);
  if (flag !== undefined && flag !== '--update') {
    throw new Error(`“${flag}” is no option of i18n:status; the only one is --update FILE...`);
  }
  const {pages, unread} = readPages(root);
  const pairs = translations(pages);
  if (flag === '--update') {
    const wanted = pairs.filter(({pt}) => files.some((file) => pt.file.startsWith(file.replace(/^\.\//, ''))));
    const broken = unread.find(({file}) => files.some((name) => file.startsWith(name.replace(/^\.\//, ''))))?.fault;
    if (broken !== undefined) {
      throw new Error(`${broken.file}:${broken.line} ${broken.message}`);
    }
    if (wanted.length === 0) {
      throw new Error('Name the translations to update: files or folders under i18n/pt-BR.');
    }
    const faults = wanted.flatMap(({en, pt}) => pairFaults(en, pt));
    if (faults.length > 0) {
      const lines = faults.map(({file, line, message}) => `${file}:${line} ${message}`);
      throw new Error([...lines, 'Nothing was recorded: a translation that differs is not up to date.'].join('\n'));
    }
    for (const {en, pt} of wanted) {
      writeFileSync(join(root, pt.file), withHash(readFileSync(join(root, pt.file), 'utf8'), sourceHash(en.source)));
      console.log(`${pt.file}: up to date with ${en.file}.`);
    }
    return;
  }
  const translated = new Set(pairs.map(({en}) => key(en)));
  const missing = pages.filter((page) => page.locale === 'en' && !translated.has(key(page)));
  const outdated = pairs.flatMap(({en, pt}) => {
    const changed = changedSections(en.source, String(pt.frontMatter.source_hash ?? ''));
    return changed.length === 0 ? [] : [`${pt.file}: ${changed.join(', ')}`];
  });
  for (const page of missing) {
    console.log(`missing   ${page.file}`);
  }
  for (const line of outdated) {
    console.log(`outdated  ${line}`);
  }
  console.log(`${pairs.length} translated pages, ${outdated.length} outdated, ${missing.length} missing.`);
});

/** The file with its `source_hash` set, as the last line of the front matter. */
function withHash(source: string, hash: string): string {
  const end = source.indexOf('\n---\n', 3);
  const frontMatter = source.slice(0, end).replace(/\nsource_hash: .*/, '');
  return `${frontMatter}\nsource_hash: ${hash}${source.slice(end)}`;
}

import {mkdirSync, writeFileSync} from 'node:fs';
import {join, relative} from 'node:path';

import {chromium} from 'playwright-core';

import {LOCALES} from '../../src/manual/locale';
import {CHROMIUM_FLAGS, ensureChromium} from '../browser/chromium';
import {BUILD, buildSite, isBuildFresh} from '../build/buildSite';
import {approve, approvedNames, changesOf, forget} from '../look/approved';
import {KINDS} from '../look/kinds';
import {openPage, takePictures, type Picture} from '../look/takePictures';
import {createSiteServer, listen} from '../server/siteServer';
import {readOptions} from './options';
import {run} from './run';

const FOLDER = '.cache/look';

/**
 * `npm run look`: pictures of a page of each kind for a person; with `--approve`, those that the tests compare with.
 */
run(async () => {
  const {values, positionals} = readOptions('look', {approve: {type: 'boolean'}});
  const isSpecimen = values.approve === true;
  const root = process.cwd();
  const unknown = positionals.filter((name) => !KINDS.some((kind) => kind.name === name));
  if (unknown.length > 0) {
    throw new Error(`“${unknown[0]}” is no kind of page; use one of ${KINDS.map(({name}) => name).join(', ')}.`);
  }
  const site = process.env.SITE ?? (await serve(root));
  const browser = await chromium.launch({executablePath: ensureChromium(), args: CHROMIUM_FLAGS});
  try {
    const page = await openPage(browser, isSpecimen);
    const pictures: Picture[] = [];
    for (const kind of KINDS.filter(({name}) => positionals.length === 0 || positionals.includes(name))) {
      for (const locale of LOCALES) {
        pictures.push(...(await takePictures(page, site, kind, locale, isSpecimen)));
      }
    }
    if (isSpecimen) {
      approveChanges(root, pictures, positionals.length === 0);
    } else {
      writeForPerson(join(root, FOLDER), pictures);
    }
  } finally {
    await browser.close();
  }
  process.exit(); // the server
});

async function serve(root: string): Promise<string> {
  if (!isBuildFresh(root)) {
    await buildSite(root);
  }
  return `http://localhost:${await listen(createSiteServer(join(root, BUILD)), 0)}`;
}

function approveChanges(root: string, pictures: Picture[], isAll: boolean): void {
  const changed = pictures.filter((picture) => changesOf(root, picture).length > 0);
  changed.forEach((picture) => approve(root, picture));
  const gone = isAll ? approvedNames(root).filter((name) => !pictures.some((picture) => picture.name === name)) : [];
  gone.forEach((name) => forget(root, name));
  changed.forEach(({name}) => console.log(`approved ${name}`));
  console.log(`${pictures.length} pictures: ${changed.length} approved anew, ${gone.length} removed.`);
}

function writeForPerson(folder: string, pictures: Picture[]): void {
  mkdirSync(folder, {recursive: true});
  for (const {name, png} of pictures) {
    writeFileSync(join(folder, `${name}.png`), png);
  }
  const figures = pictures.map(
    ({name}) =>
      `<figure><figcaption>${name}</figcaption><a href="${name}.png"><img src="${name}.png" height="500"></a></figure>`,
  );
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><title>Kinds of pages</title><body style="display:flex;flex-wrap:wrap">${figures.join('')}`,
  );
  console.log(`${pictures.length} pictures: open ${relative(process.cwd(), join(folder, 'index.html'))}.`);
}

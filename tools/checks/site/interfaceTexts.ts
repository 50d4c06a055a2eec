import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

import {folderOf, isSectionPage, locate, sidebarTextsFile, textsOf} from '../../../src/manual/file';
import {
  type InterfaceTexts,
  lineOf,
  lineOfKey,
  readTexts,
  textFiles,
} from '../../../src/plugins/catalog/interfaceTexts';
import {decode} from '../../../src/plugins/catalog/pageText';
import {CONFIG, configTexts} from '../../content/configTexts';
import {SIDEBARS} from '../../content/sidebars';
import {type SourceText, sourceTexts} from '../../content/sourceTexts';
import {type BothTexts, isOutdated, readRecord, RECORD, recordTexts, type TextRecord} from '../../content/textRecord';
import type {DocSet, Finding, Page} from '../../content/types';
import type {ModelData} from '../../model/modelData';
import type {Check, Fix} from '../types';

const RULE = 'interface-texts';
const FOLDER = textsOf('pt-BR');
const THEME = `${FOLDER}/docusaurus-theme-classic`;
/** Keys whose English text is the framework's, or a name. */
const OF_FRAMEWORK = /^(?:theme\.|version\.label$|title$|copyright$|logo\.alt$)/;

/**
 * Texts of the interface stand in Portuguese, under the keys that Docusaurus asks for, made from the English of now:
 * those of components, sidebars, navigation bar, footer and configuration.
 */
export function interfaceTexts(root: string): Check {
  return ({isWhole, model, site}) => {
    if (!isWhole) {
      return [];
    }
    const english = englishTexts(root, site);
    const isSame = sameInBoth(model);
    const ofFiles = textFiles(root).flatMap((file) =>
      textFaults({file, bytes: readFileSync(join(root, file))}, english.get(file), isSame),
    );
    return [...ofFiles, ...outdatedTexts(root, site), ...twoTexts(sourceTexts(root))];
  };
}

/** Texts of one id that differ: both would be shown in the Portuguese of one. */
function twoTexts(texts: SourceText[]): Finding[] {
  const last = new Map(texts.map((text) => [text.id, text]));
  return texts.flatMap(({id, text, file, line}) => {
    const other = last.get(id)!;
    const message = `The text \`${id}\` is “${text}” here and “${other.text}” in ${other.file}:${other.line}; write the same, or give one of the two another id.`;
    return other.text === text ? [] : [{file, line, rule: RULE, message}];
  });
}

/** The English texts of the interface by the file that has them in Portuguese, and there by key. */
function englishTexts(root: string, site: Page[]): Map<string, Map<string, string>> {
  const {navbar, footer} = configTexts(root);
  return new Map([
    ...Object.entries(SIDEBARS).map(
      ([docSet, {config}]) =>
        [sidebarTextsFile(docSet as DocSet), sidebarTexts(config, foldersOf(site, docSet as DocSet))] as const,
    ),
    [`${FOLDER}/code.json`, new Map(sourceTexts(root).map(({id, text}) => [id, text]))],
    [`${THEME}/navbar.json`, navbar],
    [`${THEME}/footer.json`, footer],
  ]);
}

/** The interface texts of now in both languages; a file that cannot be read has none. */
export function textsNow(root: string, site: Page[]): TextRecord {
  const ofFiles = [...englishTexts(root, site)].map(([file, english]) => {
    const texts = portugueseIn(join(root, file));
    return [file, Object.fromEntries([...english].map(([key, en]) => [key, {en, pt: texts[key]?.message ?? ''}]))];
  });
  return {...(Object.fromEntries(ofFiles) as TextRecord), [CONFIG]: Object.fromEntries(configTexts(root).both)};
}

/** What is wrong with the file, `textFaults` says. */
const portugueseIn = (path: string): Partial<InterfaceTexts> =>
  existsSync(path) ? readTexts(readFileSync(path)).texts : {};

/** Records interface texts that are new or changed in both languages; others, `npm run i18n:status -- --update` records. */
export const fixTextRecord: Fix = (root, {site, isWhole}) => {
  const isReadable = textFiles(root).every((file) => readTexts(readFileSync(join(root, file))).fault === undefined);
  const added = isWhole && isReadable ? recordTexts(root, textsNow(root, site), () => false) : 0;
  return added === 0 ? [] : [`${RECORD}: recorded ${added} interface texts`];
};

/** Texts whose English changed without them, and texts that nothing would miss then: the record does not know them. */
function outdatedTexts(root: string, site: Page[]): Finding[] {
  const recorded = readRecord(root);
  return Object.entries(textsNow(root, site)).flatMap(([file, texts]) =>
    Object.entries(texts).flatMap(([key, now]) => {
      const message = recordFault({file, key}, recorded[file]?.[key], now);
      if (message === undefined) {
        return [];
      }
      const source = readFileSync(join(root, file), 'utf8');
      const line = file === CONFIG ? lineOf(source, now.en) : lineOfKey(source, key);
      return [{file, line, rule: RULE, message}];
    }),
  );
}

/** What is wrong with a text in the record; pure. */
export function recordFault(
  {file, key}: {file: string; key: string},
  before: BothTexts | undefined,
  now: BothTexts,
): string | undefined {
  if (before !== undefined && isOutdated(before, now)) {
    return `The English text of \`${key}\` was “${before.en}” and is “${now.en}” now; translate it here, or run \`npm run i18n:status -- --update ${file}\` if Portuguese stays.`;
  }
  // A text that is missing is a finding of its own.
  return now.pt === '' || (before?.en === now.en && before.pt === now.pt)
    ? undefined
    : `${RECORD} does not have what \`${key}\` says now, so a later change of its English would pass unseen; run \`npm run finish\`, or \`npm run check -- --fix\`.`;
}

/** Folders of a doc set that have pages beside that of their section. */
function foldersOf(site: Page[], docSet: DocSet): Set<string> {
  const names = site.filter((page) => page.docSet === docSet).map(({path}) => locate(path).name);
  return new Set(names.filter((name) => !isSectionPage(name)).map(folderOf));
}

/**
 * Pure part of the rule.
 *
 * @param texts a file of interface texts
 * @param english the English texts by key, where they are known
 * @param isSame whether a text is the same in Portuguese
 */
export function textFaults(
  {file, bytes}: {file: string; bytes: Uint8Array},
  english: Map<string, string> | undefined,
  isSame: (text: string) => boolean,
): Finding[] {
  const {source} = decode(bytes);
  const at = (key: string, message: string): Finding => ({
    file,
    line: lineOfKey(source, key),
    rule: RULE,
    message,
  });
  const {texts, fault} = readTexts(bytes);
  if (fault !== undefined) {
    return [{file, rule: RULE, ...fault}];
  }
  const missing = [...(english ?? [])].filter(([key]) => !(key in texts));
  return [
    ...missing.map(([key, own]) => at(key, `The text \`${key}\` is missing; add “${own}” in Portuguese.`)),
    ...Object.entries(texts).flatMap(([key, {message}]) => {
      const own = english?.get(key);
      if (message.trim() === '') {
        return [at(key, `The text \`${key}\` is empty; write it in Portuguese.`)];
      }
      if (english !== undefined && !english.has(key) && !OF_FRAMEWORK.test(key)) {
        return [at(key, `Nothing asks for the text \`${key}\`; correct the key, or delete it.`)];
      }
      return own === message && !isSame(own)
        ? [at(key, `The text “${message}” is not translated; write it in Portuguese.`)]
        : [];
    }),
  ];
}

/**
 * The English texts of sidebars by the keys under which Docusaurus looks for them.
 *
 * @param folders with pages beside that of their section: of another folder's section, Docusaurus shows the page alone
 */
export function sidebarTexts(config: object, folders: ReadonlySet<string>): Map<string, string> {
  return new Map(Object.entries(config).flatMap(([sidebar, items]) => textsIn(items, sidebar, folders)));
}

interface Category {
  type?: string;
  label?: string;
  key?: string;
  link?: {type?: string; title?: string; description?: string};
  items?: unknown[];
}

const isGenerated = (item: unknown): boolean => (item as Category | undefined)?.type === 'autogenerated';

function textsIn(items: unknown, sidebar: string, folders: ReadonlySet<string>): [string, string][] {
  return !Array.isArray(items)
    ? []
    : (items as Category[]).flatMap(({type, label = '', key = label, link, items: inner}): [string, string][] => {
        if (type !== 'category') {
          return label === '' ? [] : [[`sidebar.${sidebar}.${type === 'link' ? 'link' : 'doc'}.${key}`, label]];
        }
        const isAlone = inner?.every(isGenerated) === true && !folders.has(key) && link?.type === 'doc';
        if (isAlone) {
          return [];
        }
        const own = `sidebar.${sidebar}.category.${key}`;
        const {title, description} = link?.type === 'generated-index' ? link : {};
        return [
          [own, label],
          ...(title === undefined ? [] : [[`${own}.link.generated-index.title`, title] as [string, string]]),
          ...(description === undefined
            ? []
            : [[`${own}.link.generated-index.description`, description] as [string, string]]),
          ...textsIn(inner, sidebar, folders),
        ];
      });
}

/** Names, labels and terms that the model has with one text for both languages; versions and hosts are no words. */
function sameInBoth({labels, terms, names}: ModelData): (text: string) => boolean {
  // A term may say whose it is, as in “Route (Kong)”.
  const same = [...labels, ...terms]
    .map(({en, 'pt-BR': pt}) => [en.replace(/ \(.*\)$/, ''), pt])
    .filter(([en, pt]) => en === pt)
    .map(([en]) => en!.toLowerCase());
  const known = new Set([...same, ...same.map((text) => `${text}s`), ...names.map((name) => name.toLowerCase())]);
  return (text) => known.has(text.toLowerCase()) || /^(v\d|[\w-]+\.[\w.-]+)$/.test(text);
}

import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {globSync} from 'tinyglobby';

import {SIDEBARS} from '../content/sidebars';
import type {DocSet, Finding} from '../content/types';
import type {ModelData} from '../model/modelData';
import type {Check} from './types';

const RULE = 'interface-texts';
const FOLDER = 'i18n/pt-BR';
const THEME = `${FOLDER}/docusaurus-theme-classic`;

/** Texts of sidebars, navigation bar and footer stand in Portuguese, under the keys that Docusaurus asks for. */
export function interfaceTexts(root: string): Check {
  return ({isWhole, model}) => {
    if (!isWhole) {
      return [];
    }
    const english = new Map([
      ...Object.entries(SIDEBARS).map(
        ([docSet, {config}]) => [sidebarFile(docSet as DocSet), sidebarTexts(config)] as const,
      ),
    ]);
    const isSame = sameInBoth(model);
    return globSync('**/*.json', {cwd: join(root, FOLDER)})
      .sort()
      .map((name) => `${FOLDER}/${name}`)
      .flatMap((file) => textFaults({file, text: readFileSync(join(root, file), 'utf8')}, english.get(file), isSame));
  };
}

const sidebarFile = (docSet: DocSet): string => `${FOLDER}/docusaurus-plugin-content-docs-${docSet}/current.json`;

/**
 * Pure part of the rule.
 *
 * @param texts a file of interface texts
 * @param english the English texts by key, where they are known beforehand; the theme's keys hold theirs
 * @param isSame whether a text is the same in Portuguese
 */
export function textFaults(
  {file, text}: {file: string; text: string},
  english: Map<string, string> | undefined,
  isSame: (text: string) => boolean,
): Finding[] {
  const lines = text.split('\n');
  const at = (key: string, message: string): Finding => {
    const line =
      1 +
      Math.max(
        0,
        lines.findIndex((code) => code.includes(JSON.stringify(key))),
      );
    return {file, line, rule: RULE, message};
  };
  let texts: Record<string, {message?: unknown}>;
  try {
    texts = JSON.parse(text) as typeof texts;
  } catch (error) {
    const offset = Number(/position (\d+)/.exec((error as Error).message)?.[1] ?? 0);
    const line = text.slice(0, offset).split('\n').length;
    return [{file, line, rule: RULE, message: `The file is not JSON (${(error as Error).message}); correct it.`}];
  }
  const missing = [...(english ?? [])].filter(([key]) => !(key in texts));
  return [
    ...missing.map(([key, own]) => at(key, `The text \`${key}\` is missing; add “${own}” in Portuguese.`)),
    ...Object.entries(texts).flatMap(([key, {message}]) => {
      const own =
        english?.get(key) ??
        (file.startsWith(THEME) ? /^(?:item\.label|link\.title|link\.item\.label)\.(.+)$/.exec(key)?.[1] : undefined);
      if (typeof message !== 'string' || message.trim() === '') {
        return [at(key, `The text \`${key}\` is empty; write it in Portuguese.`)];
      }
      if (english !== undefined && key.startsWith('sidebar.') && !english.has(key)) {
        return [at(key, `No sidebar asks for the text \`${key}\`; correct the key, or delete it.`)];
      }
      return own === message && !isSame(own)
        ? [at(key, `The text “${message}” is not translated; write it in Portuguese.`)]
        : [];
    }),
  ];
}

/** The English texts of sidebars by the keys under which Docusaurus looks for them. */
export function sidebarTexts(config: object): Map<string, string> {
  return new Map(Object.entries(config).flatMap(([sidebar, items]) => textsIn(items, sidebar)));
}

interface Category {
  type?: string;
  label?: string;
  key?: string;
  link?: {type?: string; title?: string; description?: string};
  items?: unknown[];
}

function textsIn(items: unknown, sidebar: string): [string, string][] {
  return !Array.isArray(items)
    ? []
    : (items as Category[]).flatMap(({type, label = '', key = label, link, items: inner}): [string, string][] => {
        if (type !== 'category') {
          return label === '' ? [] : [[`sidebar.${sidebar}.${type === 'link' ? 'link' : 'doc'}.${key}`, label]];
        }
        const own = `sidebar.${sidebar}.category.${key}`;
        const {title, description} = link?.type === 'generated-index' ? link : {};
        return [
          [own, label],
          ...(title === undefined ? [] : [[`${own}.link.generated-index.title`, title] as [string, string]]),
          ...(description === undefined
            ? []
            : [[`${own}.link.generated-index.description`, description] as [string, string]]),
          ...textsIn(inner, sidebar),
        ];
      });
}

/** Names, labels and terms that the model has with one text for both languages; versions and hosts are no words. */
function sameInBoth({labels, terms, names}: ModelData): (text: string) => boolean {
  const same = [...labels, ...terms].filter((text) => text.en === text['pt-BR']).map(({en}) => en.toLowerCase());
  const known = new Set([...same, ...same.map((text) => `${text}s`), ...names.map((name) => name.toLowerCase())]);
  return (text) => known.has(text.toLowerCase()) || /^(v\d|[\w-]+\.[\w.-]+)$/.test(text);
}

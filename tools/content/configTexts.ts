import {readFileSync} from 'node:fs';
import {join} from 'node:path';

export const CONFIG = 'docusaurus.config.ts';

/** What `docusaurus.config.ts` says to readers, as far as it is translated somewhere. */
interface ConfigTexts {
  /** English texts by the keys of `navbar.json`, `footer.json`. */
  navbar: Map<string, string>;
  footer: Map<string, string>;
  /** Texts that stand there in both languages, by name, such as `announcement`. */
  both: Map<string, {en: string; pt: string}>;
}

/** Reads the texts without running the configuration, which loads every plugin; a test compares the two. */
export function configTexts(root: string): ConfigTexts {
  const code = readFileSync(join(root, CONFIG), 'utf8');
  const navbar = part(code, /^ {4}navbar: \{$/m);
  const footer = part(code, /^ {4}footer: \{$/m);
  const portuguese = textsOf(part(code, /^ {2}'pt-BR': \{$/m));
  return {
    navbar: new Map(valuesOf(navbar, 'label').map((text) => [`item.label.${text}`, text])),
    footer: new Map([
      ...valuesOf(footer, 'title').map((text) => [`link.title.${text}`, text] as const),
      ...valuesOf(footer, 'label').map((text) => [`link.item.label.${text}`, text] as const),
    ]),
    both: new Map(
      [...textsOf(part(code, /^ {2}en: \{$/m))].map(([name, en]) => [name, {en, pt: portuguese.get(name) ?? ''}]),
    ),
  };
}

/** The lines of a block, from its first line to the bracket that closes it at the same depth. */
function part(code: string, start: RegExp): string {
  const found = start.exec(code);
  const indentation = /^ */.exec(found?.[0] ?? '')![0];
  const rest = code.slice(found?.index ?? code.length);
  return rest.slice(0, rest.search(new RegExp(`^${indentation}\\}`, 'm')));
}

const textsOf = (code: string): Map<string, string> =>
  new Map([...code.matchAll(/(\w+): '((?:[^'\\]|\\.)*)'/g)].map(([, name = '', text = '']) => [name, text]));

const valuesOf = (code: string, name: string): string[] =>
  [...code.matchAll(new RegExp(`\\b${name}: '((?:[^'\\\\]|\\\\.)*)'`, 'g'))].map(([, text = '']) => text);

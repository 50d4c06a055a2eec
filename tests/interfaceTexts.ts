import {extractAllSourceCodeFileTranslations, getBabelOptions} from '@docusaurus/babel';
import base from '@docusaurus/theme-translations/locales/base/theme-common.json';
import portuguese from '@docusaurus/theme-translations/locales/pt-BR/theme-common.json';
import {globSync} from 'tinyglobby';

import code from '../i18n/pt-BR/code.json';

/** The id and the English text of every `<Translate>` and `translate()` of the site's own code. */
export async function ownInterfaceTexts(): Promise<Map<string, string>> {
  const files = globSync('src/**/*.{ts,tsx}', {ignore: '**/*.d.ts'});
  const extracted = await extractAllSourceCodeFileTranslations(files, getBabelOptions({isServer: true}));
  return new Map(
    extracted.flatMap(({translations}) =>
      Object.entries(translations).map(([id, {message}]) => [id, message] as const),
    ),
  );
}

/** Patterns of the English interface texts that have another text in Portuguese. */
export async function englishInterfaceTexts(): Promise<RegExp[]> {
  const translated: Record<string, string | {message: string}> = {...portuguese, ...code};
  const ofTheme = Object.entries(base as Record<string, string>).filter(([id]) => !id.includes('___'));
  return [...new Map([...ofTheme, ...(await ownInterfaceTexts())])]
    .filter(([id, text]) => {
      const other = translated[id];
      return text.length > 2 && (typeof other === 'object' ? other.message : other) !== text;
    })
    .map(
      ([, text]) =>
        new RegExp(
          `^${text
            .split(/\{\w+\}/)
            .map(escape)
            .join('.+')}$`,
        ),
    );
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

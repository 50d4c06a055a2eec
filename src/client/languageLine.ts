import i18n from '@generated/i18n';

import {pathOfUrl, urlOfPath} from '../manual/path';
import {wantedLanguage} from './wantedLanguage';

/** In the language that the reader would rather read. */
const TEXTS: Record<string, {read: string; close: string}> = {
  en: {read: 'Read in English', close: 'Close'},
  'pt-BR': {read: 'Ler em português', close: 'Fechar'},
};

/** Set once the reader has closed the line or followed its link. */
const KEY = 'aqueduto.language-line';

/**
 * One line for readers whose browser prefers the manual's other language, at the bottom of the window, where it moves
 * nothing. It is shown until it is answered, and never leads anywhere by itself.
 */
export function onRouteDidUpdate(): void {
  document.querySelector('.language-line')?.remove();
  const {lang} = document.documentElement;
  const wanted = wantedLanguage(navigator.languages, lang, Object.keys(TEXTS));
  if (wanted !== undefined && localStorage.getItem(KEY) === null) {
    const {[lang]: here, [wanted]: there} = i18n.localeConfigs;
    const {pathname, search, hash} = window.location;
    const url = urlOfPath(pathOfUrl(pathname, here!.baseUrl), there!.baseUrl);
    document.body.append(line(wanted, url + search + hash));
  }
}

function line(language: string, url: string): HTMLElement {
  const {read, close} = TEXTS[language]!;
  const bar = document.createElement('aside');
  bar.className = 'language-line';
  bar.lang = language;
  bar.setAttribute('aria-label', read);
  const link = document.createElement('a');
  link.href = url;
  link.textContent = read;
  const button = document.createElement('button');
  button.type = 'button';
  button.setAttribute('aria-label', close);
  button.textContent = '✕';
  for (const each of [link, button]) {
    each.addEventListener('click', () => {
      bar.remove();
      localStorage.setItem(KEY, language);
    });
  }
  bar.append(link, button);
  return bar;
}

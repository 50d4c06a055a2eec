import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {DEFAULT_LOCALE} from '@site/src/manual/locale';
import {isSamePage, pathOfUrl, urlOfPath} from '@site/src/manual/path';
import {useManualPages} from '@site/src/plugins/catalog/client/manualPages';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** What a page says of its translation. */
export type TranslationState = 'up to date' | 'outdated' | 'untranslated';

/** What the page at which the reader is has of a translation. */
export function useTranslationState(): TranslationState {
  const {permalink} = useDoc().metadata;
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const {outdated, untranslated} = useManualPages();
  const isAmong = (paths: string[]): boolean => paths.some((path) => isSamePage(path, pathOfUrl(permalink, baseUrl)));
  return isAmong(outdated) ? 'outdated' : isAmong(untranslated) ? 'untranslated' : 'up to date';
}

/** Says that a page is not translated yet, or that its English source has changed since, with a link to the English page. */
export default function TranslationNote(): ReactNode {
  const state = useTranslationState();
  if (state === 'up to date') {
    return null;
  }
  return (
    <p className={styles.note} role="note" data-translation-note={state}>
      {state === 'untranslated' ? (
        <Translate id="translationNote.untranslated" description="Note on an English page among the translations">
          This page has not been translated yet.
        </Translate>
      ) : (
        <Translate
          id="outdatedNote.text"
          description="Note on a translated page whose English source has changed since"
          values={{link: <EnglishPage />}}>
          {'The English page has changed since this translation was made. {link}'}
        </Translate>
      )}
    </p>
  );
}

/** Another language is another build: a plain link loads the whole page. */
function EnglishPage(): ReactNode {
  const {permalink} = useDoc().metadata;
  const {siteConfig, i18n} = useDocusaurusContext();
  const path = pathOfUrl(permalink, siteConfig.baseUrl);
  return (
    <a
      href={urlOfPath(path, i18n.localeConfigs[DEFAULT_LOCALE]!.baseUrl)}
      hrefLang={DEFAULT_LOCALE}
      lang={DEFAULT_LOCALE}>
      <Translate id="outdatedNote.link" description="Link to the English page of an outdated translation">
        Read the page in English
      </Translate>
    </a>
  );
}

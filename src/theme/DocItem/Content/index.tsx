// Wraps the page body (Docusaurus 3.10) to put notes under the title: the v2 counterpart of v1 pages, and on
// translations that their source has changed, or that the page is still in English; and the page's tools beside it.
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import GenerationNote from '@site/src/components/GenerationNote';
import PageTools from '@site/src/components/PageTools';
import TranslationNote, {useTranslationState} from '@site/src/components/TranslationNote';
import {DEFAULT_LOCALE} from '@site/src/manual/locale';
import Content from '@theme-original/DocItem/Content';
import type {Props} from '@theme/DocItem/Content';
import type {ReactNode} from 'react';

export default function DocItemContent({children}: Props): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  const isEnglish = useTranslationState() === 'untranslated';
  return (
    <>
      <PageTools />
      <InLanguage lang={isEnglish && DEFAULT_LOCALE}>
        <Content>
          <InLanguage lang={isEnglish && currentLocale}>
            <TranslationNote />
            <GenerationNote />
          </InLanguage>
          {children}
        </Content>
      </InLanguage>
    </>
  );
}

/** Tells screen readers and browsers a language other than that of what is around. */
function InLanguage({lang, children}: {lang: string | false; children: ReactNode}): ReactNode {
  return lang === false ? children : <div lang={lang}>{children}</div>;
}

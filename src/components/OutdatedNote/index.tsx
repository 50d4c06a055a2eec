import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {DEFAULT_LOCALE} from '@site/src/manual/locale';
import {isSamePage, pathOfUrl, urlOfPath} from '@site/src/manual/path';
import {useManualPages} from '@site/src/plugins/catalog/client/manualPages';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** On a translated page whose English source has changed since: says so, with a link to the English page. */
export default function OutdatedNote(): ReactNode {
  const {permalink} = useDoc().metadata;
  const {siteConfig, i18n} = useDocusaurusContext();
  const {baseUrl} = siteConfig;
  const {outdated} = useManualPages();
  const path = pathOfUrl(permalink, baseUrl);
  if (!outdated.some((each) => isSamePage(each, path))) {
    return null;
  }
  return (
    <p className={styles.note} role="note" data-outdated-note="">
      <Translate
        id="outdatedNote.text"
        description="Note on a translated page whose English source has changed since"
        values={{
          // Another language is another build: a plain link loads the whole page.
          link: (
            <a
              href={urlOfPath(path, i18n.localeConfigs[DEFAULT_LOCALE]!.baseUrl)}
              hrefLang={DEFAULT_LOCALE}
              lang={DEFAULT_LOCALE}>
              <Translate id="outdatedNote.link" description="Link to the English page of an outdated translation">
                Read the page in English
              </Translate>
            </a>
          ),
        }}>
        {'The English page has changed since this translation was made. {link}'}
      </Translate>
    </p>
  );
}

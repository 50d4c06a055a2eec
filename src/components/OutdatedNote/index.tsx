import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import {TRANSLATION_STATE_PLUGIN, type TranslationState} from '@site/src/plugins/translation-state/data';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** On a translated page whose English source has changed since: says so, with a link to the English page. */
export default function OutdatedNote(): ReactNode {
  const {permalink} = useDoc().metadata;
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const {outdated} = usePluginData(TRANSLATION_STATE_PLUGIN) as TranslationState;
  if (!outdated.includes(permalink)) {
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
            <a href={`/${permalink.slice(baseUrl.length)}`} hrefLang="en" lang="en">
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

import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** Under the title of a v1 page: which console it is about, and the link to the v2 page. Nothing on other pages. */
export default function GenerationNote(): ReactNode {
  const {v2} = useDoc().frontMatter as {v2?: string};
  if (v2 === undefined) {
    return null;
  }
  return (
    <p className={styles.note} data-generation-note="">
      <Translate
        id="generationNote.text"
        description="Note under the title of v1 pages"
        values={{
          link: (
            <Link to={v2}>
              <Translate id="generationNote.link" description="Note under the title of v1 pages: link to the v2 page">
                Read the v2 page
              </Translate>
            </Link>
          ),
        }}>
        {'This page is about v1, the classic console. {link}'}
      </Translate>
    </p>
  );
}

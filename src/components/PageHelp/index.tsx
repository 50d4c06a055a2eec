import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';

import {messageLink} from './messageLink';
import styles from './styles.module.css';

/** Below a page: whether it helped, and what is wrong with it, as a mail or issue that the reader sends. */
export default function PageHelp(): ReactNode {
  const {title, permalink} = useDoc().metadata;
  const {url, customFields} = useDocusaurusContext().siteConfig;
  const address = customFields?.feedback;
  if (typeof address !== 'string') {
    return null;
  }
  const linkTo = (subject: string): string => messageLink(address, `${subject}: ${title}`, `${url}${permalink}\n\n`);
  const helpful = translate({id: 'pageHelp.helpful', message: 'Helpful', description: 'Subject of a mail on a page'});
  const missing = translate({
    id: 'pageHelp.missing',
    message: 'Not helpful',
    description: 'Subject of a mail on a page; the reader writes what is missing',
  });
  const problem = translate({id: 'pageHelp.problem', message: 'Problem', description: 'Subject of a mail on a page'});
  return (
    <p className={styles.help}>
      <Translate id="pageHelp.question" description="Below a page; Yes, No and Report a problem follow">
        Was this page helpful?
      </Translate>
      <a href={linkTo(helpful)}>
        <Translate id="pageHelp.yes" description="Answer to whether a page helped">
          Yes
        </Translate>
      </a>
      <a href={linkTo(missing)}>
        <Translate id="pageHelp.no" description="Answer to whether a page helped">
          No
        </Translate>
      </a>
      <a href={linkTo(problem)}>
        <Translate id="pageHelp.report" description="Below a page: link that opens a mail or issue">
          Report a problem
        </Translate>
      </a>
    </p>
  );
}

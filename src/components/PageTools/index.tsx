import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Translate, {translate} from '@docusaurus/Translate';
import {twinOf} from '@site/src/manual/path';
import {useState, type ReactNode} from 'react';

import {copyText} from './copyText';
import styles from './styles.module.css';

/** How long the confirmation stands, in milliseconds. */
const SHOWN = 2000;

/** Beside the title: the page as Markdown, to read and to copy. */
export default function PageTools(): ReactNode {
  const {permalink} = useDoc().metadata;
  return (
    <div className={styles.tools}>
      <CopyPage twin={twinOf(permalink)} />
      <a href={twinOf(permalink)} type="text/markdown">
        <Translate id="pageTools.markdown" description="Link beside the title of a page: its Markdown file">
          View as Markdown
        </Translate>
      </a>
    </div>
  );
}

function CopyPage({twin}: {twin: string}): ReactNode {
  const [state, setState] = useState<'ready' | 'copied' | 'failed'>('ready');
  function copy(): void {
    copyText(twin).then(
      () => setState('copied'),
      () => setState('failed'),
    );
    setTimeout(() => setState('ready'), SHOWN);
  }
  return (
    <>
      <button type="button" className={styles.copy} onClick={copy}>
        <Translate id="pageTools.copy" description="Button beside the title of a page: copies it as Markdown">
          Copy page
        </Translate>
      </button>
      <span role="status">{state === 'ready' ? '' : messageOf(state)}</span>
    </>
  );
}

function messageOf(state: 'copied' | 'failed'): string {
  return state === 'copied'
    ? translate({id: 'pageTools.copied', message: 'Copied', description: 'After "Copy page"'})
    : translate({id: 'pageTools.failed', message: 'Not copied', description: 'After "Copy page", without success'});
}

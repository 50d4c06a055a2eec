import {translate} from '@docusaurus/Translate';
import {useState, type ReactNode} from 'react';

/**
 * Copies the address of the page with what is in the playground, and makes it the address of the page.
 *
 * @param hash the part of the address that holds the state
 */
export default function CopyLink({hash}: {hash: string}): ReactNode {
  const [copied, setCopied] = useState('');
  const copy = async (): Promise<void> => {
    window.history.replaceState(window.history.state, '', hash);
    // Where the browser refuses, the address bar has it.
    await navigator.clipboard?.writeText(window.location.href).catch(() => undefined);
    setCopied(hash);
  };
  return (
    <button type="button" className="playground__button" onClick={() => void copy()} aria-live="polite">
      {copied === hash
        ? translate({
            id: 'playground.copied',
            message: 'Link copied',
            description: 'The link to a playground is in the clipboard',
          })
        : translate({
            id: 'playground.copyLink',
            message: 'Copy link',
            description: 'Button that copies a link to what is in the playground',
          })}
    </button>
  );
}

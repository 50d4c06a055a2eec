import {translate} from '@docusaurus/Translate';
import {useState, type ReactNode} from 'react';

/**
 * Copies the address of the page with what is in the playground, and makes it the address of the page.
 *
 * @param hash the part of the address that holds the state; undefined when that is too long for a link
 */
export default function CopyLink({hash}: {hash: string | undefined}): ReactNode {
  const [copied, setCopied] = useState('');
  if (hash === undefined) {
    return (
      <button type="button" className="playground__button" disabled aria-live="polite">
        {translate({
          id: 'playground.tooLong',
          message: 'Too long for a link',
          description: 'In place of Copy link, when the playground holds too much text',
        })}
      </button>
    );
  }
  const copy = async (): Promise<void> => {
    window.history.replaceState(window.history.state, '', hash);
    try {
      await navigator.clipboard.writeText(window.location.href);
      setCopied(hash);
    } catch {
      // The browser refuses, or has no clipboard on an address without TLS: the address bar has the link.
    }
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

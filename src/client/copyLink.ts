import {translate} from '@docusaurus/Translate';

/** How long the confirmation stands, in milliseconds: time enough to read two words. */
const SHOWN = 2000;

/** The link of a heading or field copies its whole address, too, and says so, for eyes and ears. */
if (typeof window !== 'undefined') {
  document.addEventListener('click', ({target}) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a.hash-link') : null;
    if (link !== null) {
      // Without the right to write to the clipboard, the address bar has the address all the same.
      navigator.clipboard?.writeText(link.href).then(
        () => confirm(link),
        () => undefined,
      );
    }
  });
}

function confirm(link: HTMLElement): void {
  const note = document.createElement('span');
  note.className = 'copied';
  note.setAttribute('role', 'status');
  link.after(note);
  note.textContent = translate({
    id: 'copyLink.done',
    message: 'Link copied',
    description: 'Beside the link of a heading or field, once its address is in the clipboard',
  });
  setTimeout(() => note.remove(), SHOWN);
}

export {};

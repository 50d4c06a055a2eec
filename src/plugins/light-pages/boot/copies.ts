import {copyText} from '../../../components/PageTools/copyText';
import {settings} from './settings';

const {texts} = settings;
/** How long it says so, in milliseconds. */
const SHOWN = 2000;

/** Copies the address of a heading or field (`src/client/copyLink.ts`), which the browser goes to. */
export function copyLink(link: HTMLAnchorElement): void {
  // Without the right to write to the clipboard, the address bar has the address all the same.
  navigator.clipboard?.writeText(link.href).then(
    () => say(texts.linkCopied),
    () => undefined,
  );
}

/** Copies the page as Markdown (`src/components/PageTools`). */
export function copyPage(button: HTMLElement): void {
  copyText(button.parentElement!.querySelector('a')!.href).then(
    () => say(texts.pageCopied),
    () => say(texts.notCopied),
  );
}

/** Says something for eyes and ears, outside of what React takes over. */
function say(text: string): void {
  const note = document.createElement('div');
  note.className = 'boot-said';
  note.setAttribute('role', 'status');
  document.body.append(note);
  note.textContent = text;
  setTimeout(() => note.remove(), SHOWN);
}

import {codeOf} from '../client/blockData';
import {settings} from './settings';

const {texts} = settings;
/** The framework's icons (Docusaurus 3.10). */
const ICONS = {
  copy: 'M19,21H8V7H19M19,5H8A2,2 0 0,0 6,7V21A2,2 0 0,0 8,23H19A2,2 0 0,0 21,21V7A2,2 0 0,0 19,5M16,1H4A2,2 0 0,0 2,3V17H4V3H16V1Z',
  copied: 'M21,7L9,19L3.5,13.5L4.91,12.09L9,16.17L19.59,5.59L21,7Z',
};

/** Code blocks have no button in their HTML; these stand in for React's, in articles that React leaves alone. */
export function addCopyButtons(): void {
  document.querySelectorAll('[data-article] pre').forEach((pre) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'clean-btn boot-copy';
    button.dataset.boot = '';
    button.title = texts.copy;
    draw(button, false);
    pre.after(button);
  });
}

export function removeCopyButtons(): void {
  document.querySelectorAll('.boot-copy').forEach((button) => button.remove());
}

/** Copies the code beside a button, and says so for a second. */
export function copy(button: HTMLElement): void {
  // Browsers have no clipboard on addresses without TLS; the framework has another way then.
  void navigator.clipboard?.writeText(codeOf(button.parentElement!)).then(() => {
    draw(button, true);
    setTimeout(() => draw(button, false), 1000);
  });
}

function draw(button: HTMLElement, isCopied: boolean): void {
  button.ariaLabel = isCopied ? texts.copied : texts.copyLabel;
  button.toggleAttribute('data-copied', isCopied);
  button.innerHTML = `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${ICONS[isCopied ? 'copied' : 'copy']}"/></svg>`;
}

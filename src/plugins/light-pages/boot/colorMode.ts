import {store, whenHydrated} from './handOver';

const KEY = 'theme';
const html = document.documentElement;

/** The server renders the button as if no script could ever answer it. */
export function enableColorMode(): void {
  document.querySelectorAll<HTMLButtonElement>('.navbar button[class*=toggleButtonDisabled]').forEach((button) => {
    button.disabled = false;
    button.classList.remove(...[...button.classList].filter((name) => name.startsWith('toggleButtonDisabled')));
  });
}

/** What the framework's button does (Docusaurus 3.10): two attributes and the stored choice. */
export function switchColorMode(): void {
  const mode = html.dataset.theme === 'dark' ? 'light' : 'dark';
  html.dataset.theme = mode;
  html.dataset.themeChoice = mode;
  store(KEY, mode);
  whenHydrated(() => tellReact(mode));
}

/** As if another tab had switched, which React listens to: it may have read the mode just before. */
function tellReact(mode: string): void {
  try {
    const event = new StorageEvent('storage', {key: KEY, newValue: mode, storageArea: localStorage});
    window.dispatchEvent(event);
  } catch {
    // Storage is blocked: React reads the attributes.
  }
}

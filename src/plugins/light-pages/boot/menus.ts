import {settings} from './settings';
import {store, toggleOpen} from './handOver';

/** Opens or closes a menu of the navbar, as the framework's does on Enter; a pointer opens it by CSS. */
export function toggleMenu(toggle: HTMLElement): void {
  const menu = toggle.parentElement!;
  toggleOpen(menu);
  toggle.setAttribute('aria-expanded', String(menu.hasAttribute('data-open')));
}

/** Closes menus on what is outside of them; React opens what is left. */
export function closeMenus(target: Element | null): void {
  document.querySelectorAll<HTMLElement>('.dropdown[data-open]').forEach((menu) => {
    if (!menu.contains(target)) {
      toggleMenu(menu.querySelector('a')!);
    }
  });
}

export function handOverMenus(): void {
  document.querySelectorAll<HTMLElement>('.dropdown[data-open]').forEach((menu) => {
    menu.firstElementChild!.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', bubbles: true}));
    requestAnimationFrame(() => menu.removeAttribute('data-open'));
  });
}

/** The other language's address with this one's query and anchor, byte for byte. */
export function completeLanguageLink(link: HTMLAnchorElement): void {
  const {search, hash} = window.location;
  if (!/[?#]/.test(link.getAttribute('href')!)) {
    link.setAttribute('href', link.getAttribute('href')! + search + hash);
  }
}

/** Stores the generation that a link of the version menu leads to, as `GenerationDropdown` does. */
export function storeGeneration(link: HTMLAnchorElement): void {
  const isV2 = `${link.pathname}/`.startsWith(`${settings.baseUrl}v2/`);
  const key = (generation: string): string => `docs-preferred-version-${generation}`;
  store(key(isV2 ? 'v2' : 'v1'), 'current');
  store(key(isV2 ? 'v1' : 'v2'), null);
}

/** Opens or closes the table of contents of phones. */
export function toggleContents(button: HTMLElement): void {
  toggleOpen(button.parentElement!);
}

export function handOverContents(): void {
  document.querySelectorAll<HTMLElement>('.theme-doc-toc-mobile[data-open]').forEach((contents) => {
    const [button, list] = contents.children as unknown as [HTMLElement, HTMLElement];
    button.click();
    // React would let the open list grow from nothing: it gets the style that it has at the end.
    setTimeout(() => {
      Object.assign(list.style, {display: 'block', height: 'auto', overflow: 'visible', transition: ''});
      contents.removeAttribute('data-open');
    }, 100);
  });
}

import {generationOf, type Generation} from '../../../manual/docSet';
import {pathOfUrl} from '../../../manual/path';
import {linkByKey} from '../../../theme/NavbarItem/DropdownNavbarItem/Desktop/linkByKey';
import {store} from './handOver';
import {settings} from './settings';

// As src/theme/NavbarItem/DropdownNavbarItem: a menu that is closed under a pointer that rests stays closed.
const OPEN = 'dropdown--show';
const HOVERABLE = 'dropdown--hoverable';

const menus = (): NodeListOf<HTMLElement> => document.querySelectorAll<HTMLElement>('.navbar .dropdown');
const buttonOf = (menu: HTMLElement): HTMLElement => menu.querySelector('button')!;

export function toggleMenu(button: HTMLElement): void {
  const menu = button.parentElement!;
  setOpen(menu, !menu.classList.contains(OPEN));
}

/** Closes open menus but for the one that an element is in. */
export function closeMenus(except?: Element): void {
  menus().forEach((menu) => {
    if (menu.classList.contains(OPEN) && (except === undefined || !menu.contains(except))) {
      setOpen(menu, false);
    }
  });
}

/** Answers a key in a menu; false when the key says nothing there. */
export function keyInMenu(menu: HTMLElement, key: string): boolean {
  const next = linkByKey(key, [...menu.querySelectorAll<HTMLElement>('.dropdown__menu a')], document.activeElement);
  if (next !== undefined) {
    setOpen(menu, true);
    next.focus();
  } else if (key === 'Escape') {
    buttonOf(menu).focus();
    setOpen(menu, false);
  }
  return next !== undefined;
}

function setOpen(menu: HTMLElement, isOpen: boolean): void {
  menu.classList.toggle(OPEN, isOpen);
  menu.classList.toggle(HOVERABLE, isOpen);
  buttonOf(menu).setAttribute('aria-expanded', String(isOpen));
}

/** Brings menus back to the state that React knows, and lets it open what is open. */
export function handOverMenus(): void {
  menus().forEach((menu) => {
    const isOpen = menu.classList.contains(OPEN);
    menu.classList.remove(OPEN);
    menu.classList.add(HOVERABLE);
    if (isOpen) {
      buttonOf(menu).click();
    }
  });
}

/** The other language's address with this one's query and anchor, byte for byte. */
export function completeLanguageLink(link: HTMLAnchorElement): void {
  const {search, hash} = window.location;
  const href = link.getAttribute('href')!;
  if (!/[?#]/.test(href)) {
    link.setAttribute('href', href + search + hash);
  }
}

/** Stores the generation that a link of the version menu leads to, as `GenerationDropdown` does. */
export function storeGeneration(link: HTMLAnchorElement): void {
  const isV2 = generationOf(pathOfUrl(link.pathname, settings.baseUrl)) === 'v2';
  const key = (generation: Generation): string => `docs-preferred-version-${generation}`;
  store(key(isV2 ? 'v2' : 'v1'), 'current');
  store(key(isV2 ? 'v1' : 'v2'), null);
}

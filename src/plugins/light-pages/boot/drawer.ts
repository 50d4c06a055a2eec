import {settings} from './settings';

const SHOWS_PAGES = 'navbar-sidebar__items--show-secondary';
const COLLAPSED = 'menu__list-item--collapsed';
/** React's drawer slides in for so many ms (Infima's `--ifm-transition-fast`) before this one goes. */
const SLIDE = 300;

const all = (selector: string, root: ParentNode = document): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(selector),
];

let drawer: HTMLElement | undefined;
/** What was tapped in the drawer and is React's to do, by its label. */
const wanted = new Set<string>();

/** Opens the drawer of phones, made of what the page holds: the navbar's links and the sidebar's list. */
export function openDrawer(): void {
  drawer ??= makeDrawer();
  document.body.append(drawer);
  document.body.style.overflow = 'hidden';
}

export function closeDrawer(): void {
  drawer?.remove();
  drawer = undefined;
  document.body.style.overflow = '';
}

/** From the list of pages to the main menu. */
export function showMainMenu(): void {
  all('.navbar-sidebar__items', drawer).forEach((items) => items.classList.remove(SHOWS_PAGES));
}

/** Opens or closes a menu of the main menu. */
export function toggleList(toggle: HTMLElement): void {
  toggle.parentElement!.classList.toggle(COLLAPSED);
}

/** Sections of the sidebar hold their pages only when React is there. */
export function openSectionLater(caret: HTMLElement): void {
  caret.dataset.pending = '';
  wanted.add(caret.ariaLabel!);
}

/** Opens React's drawer below this one and brings it to the same state. */
export function handOverDrawer(): void {
  if (drawer === undefined) {
    return;
  }
  const own = drawer;
  const isMainMenu = own.querySelector(`.${SHOWS_PAGES}`) === null;
  const lists = all('.boot-list', own).map((list) => !list.classList.contains(COLLAPSED));
  own.style.pointerEvents = 'none';
  document.querySelector<HTMLElement>('.navbar__toggle')!.click();
  requestAnimationFrame(() => {
    const theirs = '.navbar .navbar-sidebar';
    if (isMainMenu) {
      document.querySelector<HTMLElement>(`${theirs}__back`)?.click();
    }
    const toggles = all(
      `${theirs}__item:first-child > ul > li > [role=button], ${theirs}__item:first-child > ul > li > div > [role=button]`,
    );
    lists.forEach((isOpen, i) => isOpen && toggles[i]?.click());
    all(`${theirs} .menu__caret`).forEach((caret) => wanted.has(caret.ariaLabel!) && caret.click());
    setTimeout(() => own.remove(), SLIDE);
  });
}

function makeDrawer(): HTMLElement {
  const made = document.createElement('div');
  made.className = 'boot-drawer navbar-sidebar--show';
  made.innerHTML = `<div class="navbar-sidebar__backdrop"></div><div class="navbar-sidebar">
<div class="navbar-sidebar__brand"></div><div class="navbar-sidebar__items">
<div class="navbar-sidebar__item menu"><ul class="menu__list"></ul></div>
<div class="navbar-sidebar__item menu"><button type="button" class="clean-btn navbar-sidebar__back"></button></div></div></div>`;
  const [brand, items, list, back] = ['__brand', '__items', '__item ul', '__back'].map((name) =>
    made.querySelector<HTMLElement>(`.navbar-sidebar${name}`)!,
  ) as [HTMLElement, HTMLElement, HTMLElement, HTMLElement];
  brand.append(...brandParts());
  list.append(...all('.navbar__items > .navbar__item').map(menuEntry));
  back.textContent = settings.texts.back;
  const pages = document.querySelector('.theme-doc-sidebar-menu');
  if (pages !== null) {
    back.after(pages.cloneNode(true));
    items.classList.add(SHOWS_PAGES);
  }
  return made;
}

function brandParts(): HTMLElement[] {
  const close = document.createElement('button');
  close.type = 'button';
  close.className = 'clean-btn navbar-sidebar__close';
  close.ariaLabel = settings.texts.close;
  close.innerHTML =
    '<svg viewBox="0 0 15 15" width="21" height="21" stroke="var(--ifm-color-emphasis-600)" stroke-width="1.2"><path d="M.75.75l13.5 13.5M14.25.75L.75 14.25"/></svg>';
  const colorMode = copyOf('.navbar__items [class*=colorModeToggle]');
  colorMode.className = `${colorMode.classList[0]} margin-right--md`;
  return [copyOf('.navbar__brand'), colorMode, close];
}

/** A link, or a menu with its links, of the navbar. */
function menuEntry(item: HTMLElement): HTMLElement {
  const entry = document.createElement('li');
  entry.className = 'menu__list-item';
  if (item.matches('a')) {
    entry.append(menuLink(item));
    return entry;
  }
  entry.classList.add('boot-list', COLLAPSED);
  const list = document.createElement('ul');
  list.className = 'menu__list';
  list.append(...all('li', item).map((child) => menuEntry(child.firstElementChild as HTMLElement)));
  const toggle = menuLink(item.firstElementChild as HTMLElement);
  toggle.classList.add('menu__link--sublist', 'menu__link--sublist-caret');
  entry.append(toggle, list);
  return entry;
}

function menuLink(link: HTMLElement): HTMLElement {
  const copy = link.cloneNode(true) as HTMLElement;
  copy.className = link.className.replace(/\b(?:navbar|dropdown)__(?:item|link)/g, 'menu__link');
  return copy;
}

function copyOf(selector: string): HTMLElement {
  return document.querySelector(selector)!.cloneNode(true) as HTMLElement;
}

import {keepFocusIn} from '../../../client/keepFocusIn';
import {showCurrent} from '../../../client/showCurrent';
import {settings} from './settings';

const SHOWS_PAGES = 'navbar-sidebar__items--show-secondary';
/** React's drawer slides in for so many ms (Infima's `--ifm-transition-fast`) before this one goes. */
const SLIDE = 300;

const all = (selector: string, root: ParentNode = document): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(selector),
];

let drawer: HTMLElement | undefined;
let giveFocusBack: () => void;
/** What was tapped in the drawer and is React's to do, by its label. */
const wanted = new Set<string>();

/** Opens the drawer of phones, made of what the page holds: the navbar's links and the sidebar's list. */
export function openDrawer(): void {
  drawer = makeDrawer();
  document.body.append(drawer);
  document.body.style.overflow = 'hidden';
  all('.navbar-sidebar__item', drawer).forEach(showCurrent);
  giveFocusBack = keepFocusIn(drawer);
}

export function closeDrawer(): void {
  if (drawer !== undefined) {
    giveFocusBack();
    drawer.remove();
    drawer = undefined;
    document.body.style.overflow = '';
  }
}

/** From the list of pages to the main menu. */
export function showMainMenu(): void {
  showPages(drawer!, false);
}

function showPages(of: HTMLElement, isShown: boolean): void {
  const items = of.querySelector('.navbar-sidebar__items')!;
  items.classList.toggle(SHOWS_PAGES, isShown);
  [...items.children].forEach((item, i) => item.toggleAttribute('inert', isShown === (i === 0)));
}

/** Sections of the sidebar hold their pages only when React is there. */
export function openSectionLater(caret: HTMLElement): void {
  caret.dataset.pending = '';
  wanted.add(caret.ariaLabel!);
}

/** Opens React's drawer below this one and brings it to the same state. */
export function handOverDrawer(): void {
  const own = drawer;
  const isMainMenu = own?.querySelector(`.${SHOWS_PAGES}`) === null;
  const toggle = document.querySelector<HTMLElement>('.navbar__toggle')!;
  if (own === undefined || toggle.offsetParent === null) {
    closeDrawer(); // a screen that was turned has room for the list
    return;
  }
  giveFocusBack();
  own.inert = true;
  toggle.click();
  requestAnimationFrame(() => {
    const theirs = '.navbar .navbar-sidebar';
    if (isMainMenu) {
      document.querySelector<HTMLElement>(`${theirs}__back`)?.click();
    }
    all(`${theirs} .menu__caret`).forEach((caret) => wanted.has(caret.ariaLabel!) && caret.click());
    setTimeout(() => own.remove(), SLIDE);
  });
}

function makeDrawer(): HTMLElement {
  const made = document.createElement('div');
  made.className = 'boot-drawer navbar-sidebar--show';
  made.innerHTML = `<div class="navbar-sidebar__backdrop" role="presentation"></div><div class="navbar-sidebar">
<div class="navbar-sidebar__brand"></div><div class="navbar-sidebar__items">
<div class="navbar-sidebar__item menu"><ul class="menu__list"></ul></div>
<div class="navbar-sidebar__item menu"><button type="button" class="clean-btn navbar-sidebar__back"></button></div></div></div>`;
  const attributes = {role: 'dialog', 'aria-modal': 'true', 'aria-label': settings.texts.drawer, tabindex: '-1'};
  Object.entries(attributes).forEach(([name, value]) => made.setAttribute(name, value));
  const part = (name: string): HTMLElement => made.querySelector<HTMLElement>(`.navbar-sidebar__${name}`)!;
  part('brand').append(...brandParts());
  part('items ul').append(...all('.navbar__items > .navbar__item').map(menuEntry));
  part('back').textContent = settings.texts.back;
  const pages = document.querySelector('.theme-doc-sidebar-menu');
  if (pages !== null) {
    part('back').after(pages.cloneNode(true));
  }
  showPages(made, pages !== null);
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

/** A link of the navbar, or a menu with its links under their heading. */
function menuEntry(item: HTMLElement): HTMLElement {
  const entry = document.createElement('li');
  entry.className = 'menu__list-item';
  if (item.matches('a')) {
    const link = item.cloneNode(true) as HTMLElement;
    link.className = item.className.replace(/\b(?:navbar|dropdown)__(?:item|link)/g, 'menu__link');
    entry.append(link);
    return entry;
  }
  const [button, links] = item.children as unknown as [HTMLElement, HTMLElement];
  const heading = document.createElement('span');
  heading.className = button.className.replace('navbar__link', 'menu__group');
  heading.append(...button.cloneNode(true).childNodes);
  const list = document.createElement('ul');
  list.className = 'menu__list';
  list.append(...all('a', links).map(menuEntry));
  entry.append(heading, list);
  return entry;
}

function copyOf(selector: string): HTMLElement {
  return document.querySelector(selector)!.cloneNode(true) as HTMLElement;
}

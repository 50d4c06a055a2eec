// A script of its own (`../bootScript.ts`), before the framework's and without it: answers the first taps, and runs the
// framework when the reader needs it. What it changes in the page React does not know; `hydrated` hands it over.
import {showCurrent} from '../../../client/showCurrent';
import {isSearchShortcut} from '../../search/ui/isSearchShortcut';
import {closeAnnouncement} from './announcement';
import {enableColorMode, switchColorMode} from './colorMode';
import {copyLink, copyPage} from './copies';
import {addCopyButtons, copy, removeCopyButtons} from './copyButtons';
import {closeDrawer, handOverDrawer, openDrawer, openSectionLater, showMainMenu} from './drawer';
import {keepGuests} from './guests';
import {clickLater, whenHydrated} from './handOver';
import {closeMenus, completeLanguageLink, handOverMenus, keyInMenu, storeGeneration, toggleMenu} from './menus';
import {scheduleScripts} from './scripts';
import {boxOfShortcut, focusSearch, openResults, SEARCH_BOX} from './search';

/** What a click does; the first that fits. The framework does not hear of it. */
const TAPS: [selector: string, act: (element: HTMLElement) => void][] = [
  ['button[class*=toggleButton]', switchColorMode],
  ['.theme-announcement-bar button', closeAnnouncement],
  ['.navbar__toggle', openDrawer],
  ['.boot-drawer :is(.navbar-sidebar__close, .navbar-sidebar__backdrop)', closeDrawer],
  ['.boot-drawer .navbar-sidebar__back', showMainMenu],
  ['.boot-drawer .menu__caret', openSectionLater],
  ['.navbar .dropdown > button', toggleMenu],
  ['.boot-copy', copy],
  [':has(> a[type="text/markdown"]) > button', copyPage],
  ['button:not(#load-failure *), a[role=button]', clickLater],
  ['.markdown img', clickLater],
];

/** Links lead on by themselves; what else the framework's would do. */
const LINKS: [selector: string, act: (link: HTMLAnchorElement) => void][] = [
  ['a[lang]', completeLanguageLink],
  ['.generation-dropdown + ul a', storeGeneration],
  ['a.hash-link', copyLink],
];

function onClick(event: MouseEvent): void {
  const target = event.target as Element;
  closeMenus(target);
  LINKS.forEach(([selector, act]) => {
    const link = target.closest<HTMLAnchorElement>(selector);
    if (link !== null) {
      act(link);
    }
  });
  for (const [selector, act] of TAPS) {
    const element = target.closest<HTMLElement>(selector);
    if (element !== null) {
      take(event);
      act(element);
      return;
    }
  }
}

function onKeyDown(event: KeyboardEvent): void {
  const {key} = event;
  const target = event.target as HTMLElement;
  const menu = target.closest<HTMLElement>('.navbar .dropdown');
  const box = boxOfShortcut();
  if (box !== null && isSearchShortcut(event)) {
    take(event);
    focusSearch(box);
  } else if (menu !== null && keyInMenu(menu, key)) {
    take(event);
  } else if (key === 'Escape') {
    closeMenus();
    closeDrawer();
  } else if (key === 'Enter' && target.matches(SEARCH_BOX)) {
    take(event);
    openResults((target as HTMLInputElement).value, event.ctrlKey || event.metaKey);
  }
}

function take(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

window.docusaurus ??= {} as typeof window.docusaurus; // the script of the failure bar asks whether any script runs
enableColorMode();
addCopyButtons();
document.querySelectorAll<HTMLElement>('.theme-doc-sidebar-container .menu').forEach(showCurrent);
keepGuests();
scheduleScripts(); // hears of clicks and keys before they are taken
window.addEventListener('click', onClick, true);
window.addEventListener('keydown', onKeyDown, true);
whenHydrated(() => {
  window.removeEventListener('click', onClick, true);
  window.removeEventListener('keydown', onKeyDown, true);
  removeCopyButtons();
  handOverMenus();
  handOverDrawer();
});

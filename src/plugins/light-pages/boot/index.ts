// A script of its own (`../bootScript.ts`), before the framework's and without it: answers the first taps, and runs the
// framework when the reader needs it. What it changes in the page React does not know; `hydrated` hands it over.
import {closeAnnouncement} from './announcement';
import {enableColorMode, switchColorMode} from './colorMode';
import {addCopyButtons, copy, removeCopyButtons} from './copyButtons';
import {closeDrawer, handOverDrawer, openDrawer, openSectionLater, showMainMenu, toggleList} from './drawer';
import {clickLater, whenHydrated} from './handOver';
import {
  closeMenus,
  completeLanguageLink,
  handOverContents,
  handOverMenus,
  storeGeneration,
  toggleContents,
  toggleMenu,
} from './menus';
import {scheduleScripts} from './scripts';
import {enlargeLater} from './pictures';
import {focusSearch, openResults, SEARCH_BOX} from './search';

type Act = (element: HTMLElement, event: Event) => void;

const MENU = '.dropdown > [aria-haspopup]';

/** What a click does; the first that fits. The framework does not hear of it. */
const TAPS: [selector: string, act: Act][] = [
  ['button[class*=toggleButton]', switchColorMode],
  ['.theme-announcement-bar button', closeAnnouncement],
  ['.navbar__toggle', openDrawer],
  ['.boot-drawer :is(.navbar-sidebar__close, .navbar-sidebar__backdrop)', closeDrawer],
  ['.boot-drawer .navbar-sidebar__back', showMainMenu],
  ['.boot-drawer .menu__link--sublist-caret', toggleList],
  ['.boot-drawer .menu__caret', openSectionLater],
  [MENU, () => undefined], // Enter opens it, and the pointer
  ['.theme-doc-toc-mobile > button', toggleContents],
  ['.boot-copy', copy],
  ['button, a[role=button]', clickLater],
  ['.markdown img', enlargeLater],
];

/** Links lead on by themselves; what else the framework's would do. */
const LINKS: [selector: string, act: (link: HTMLAnchorElement) => void][] = [
  ['a[lang]', completeLanguageLink],
  [':is(.generation-dropdown + ul) a', storeGeneration],
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
      act(element, event);
      return;
    }
  }
}

function onKeyDown(event: KeyboardEvent): void {
  const {key, target} = event;
  const element = target as HTMLElement;
  if (key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey) {
    take(event);
    focusSearch();
  } else if ((key === 'Enter' || key === ' ') && element.matches(MENU)) {
    take(event);
    toggleMenu(element);
  } else if (key === 'Enter' && element.matches(SEARCH_BOX)) {
    take(event);
    openResults((element as HTMLInputElement).value, event.ctrlKey || event.metaKey);
  }
}

function take(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

window.docusaurus ??= {} as typeof window.docusaurus; // the script of the failure bar asks whether any script runs
enableColorMode();
addCopyButtons();
window.addEventListener('click', onClick, true);
window.addEventListener('keydown', onKeyDown, true);
whenHydrated(() => {
  window.removeEventListener('click', onClick, true);
  window.removeEventListener('keydown', onKeyDown, true);
  removeCopyButtons();
  handOverMenus();
  handOverContents();
  handOverDrawer();
});
scheduleScripts();

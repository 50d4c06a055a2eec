/** Scrolls a menu, and nothing else, so that the link of the page that is open stands in its middle, if it is out of sight. */
export function showCurrent(menu: HTMLElement): void {
  const link = [...menu.querySelectorAll<HTMLElement>('.menu__link[aria-current=page]')].at(-1);
  if (link === undefined) {
    return;
  }
  const [frame, box] = [menu.getBoundingClientRect(), link.getBoundingClientRect()];
  if (box.top < frame.top || box.bottom > frame.bottom) {
    menu.scrollTop += box.top - frame.top - (frame.height - box.height) / 2;
  }
}

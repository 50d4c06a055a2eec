import {translate} from '@docusaurus/Translate';

/** A first column that takes more than this part of its frame does not stay in view: the others need the room. */
const WIDEST_FIRST = 0.4;

/**
 * For as long as a table is wider than its frame, the frame is a stop for the keyboard, with a name, and says how the style
 * sheet shows it: `scrolls`, with a first column that stays (`sticky`), or `fits`, with a header that stays.
 *
 * @returns what ends it
 */
export function watchFrame(frame: HTMLElement): () => void {
  const table = frame.firstElementChild!;
  const observer = new ResizeObserver(() => {
    const scrolls = table.scrollWidth > frame.clientWidth + 1;
    const first = table.querySelector('th')?.offsetWidth ?? 0;
    frame.dataset.tableFrame = !scrolls
      ? 'fits'
      : first > frame.clientWidth * WIDEST_FIRST
        ? 'scrolls'
        : 'scrolls sticky';
    for (const [name, value] of Object.entries(region())) {
      if (scrolls) {
        frame.setAttribute(name, value);
      } else {
        frame.removeAttribute(name);
      }
    }
  });
  observer.observe(frame);
  observer.observe(table); // a table grows when its font arrives
  return () => observer.disconnect();
}

function region(): Record<string, string> {
  return {
    role: 'group', // no landmark: a page has several
    tabindex: '0',
    'aria-label': translate({
      id: 'table.scrolls',
      message: 'Table that scrolls sideways',
      description: 'Label of the frame of a table that is wider than the page',
    }),
  };
}

import {translate} from '@docusaurus/Translate';

/**
 * Makes the frame of a table a stop for the keyboard, with a name, for as long as the table is wider than its frame.
 *
 * @returns what ends it
 */
export function watchFrame(frame: HTMLElement): () => void {
  const observer = new ResizeObserver(() => {
    const scrolls = frame.scrollWidth > frame.clientWidth;
    for (const [name, value] of Object.entries(region())) {
      if (scrolls) {
        frame.setAttribute(name, value);
      } else {
        frame.removeAttribute(name);
      }
    }
  });
  observer.observe(frame);
  return () => observer.disconnect();
}

function region(): Record<string, string> {
  return {
    role: 'region',
    tabindex: '0',
    'aria-label': translate({
      id: 'table.scrolls',
      message: 'Table that scrolls sideways',
      description: 'Label of the frame of a table that is wider than the page',
    }),
  };
}

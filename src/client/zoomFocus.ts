import {translate} from '@docusaurus/Translate';

let listening = false;

/**
 * Keyboard and screen-reader side of the image zoom: medium-zoom draws the opened image without role or focus. While
 * it is open the enlarged image has the focus and says how to close it; closing gives the focus back.
 *
 * Events: medium-zoom 1.1 dispatches `medium-zoom:opened` and `medium-zoom:closed` on the original image.
 */
export function onRouteDidUpdate(): void {
  if (listening) {
    return; // one pair of listeners for the life of the document
  }
  listening = true;
  document.addEventListener('medium-zoom:opened', (event) => openedFrom(event.target as HTMLElement), true);
  document.addEventListener(
    'medium-zoom:closed',
    (event) => (event.target as HTMLElement).focus({preventScroll: true}),
    true,
  );
}

function openedFrom(original: HTMLElement): void {
  const enlarged = document.querySelector<HTMLElement>('.medium-zoom-image--opened:not(.medium-zoom-image--hidden)');
  if (enlarged === null) {
    return;
  }
  enlarged.setAttribute('role', 'button');
  enlarged.setAttribute('tabindex', '0');
  enlarged.setAttribute(
    'aria-label',
    translate(
      {
        id: 'zoom.close',
        message: '{alt} (enlarged; press Escape to close)',
        description: 'Accessible name of the enlarged image; {alt} is its description',
      },
      {alt: original.getAttribute('alt') ?? ''},
    ),
  );
  enlarged.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      enlarged.click();
    } else if (event.key === 'Tab') {
      event.preventDefault(); // nothing else can be reached while it is open
    }
  });
  enlarged.focus({preventScroll: true});
}

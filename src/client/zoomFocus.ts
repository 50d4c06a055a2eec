import {translate} from '@docusaurus/Translate';
import {movePicture} from './movePicture';
import {zoomBar} from './zoomBar';

/** What the zoom's `selector` in the configuration names. */
const PICTURES = '.markdown img';

/**
 * Milliseconds after which the zoom (docusaurus-plugin-image-zoom 3.0) sets its pictures up: after its script has run, and
 * after each new route. The second time closes what a click has opened since the first.
 */
const SET_UP = 1000;

let listening = false;

/** Marks the pictures that a click enlarges for good: the zoom's own timer of this route has been set before. */
export function onRouteUpdate(): void {
  setTimeout(
    () => document.querySelectorAll<HTMLElement>(PICTURES).forEach((img) => (img.dataset.enlarges = '')),
    SET_UP,
  );
}

/**
 * Keyboard and screen-reader side of the image zoom: docusaurus-plugin-image-zoom opens pictures on click only, and
 * medium-zoom draws the opened one without role or focus. Pictures become buttons; while one is open the enlarged image
 * has the focus and says how to close it, is moved and scaled, and has a bar below; closing gives the focus back.
 *
 * Events: medium-zoom 1.1 dispatches `medium-zoom:opened` and `medium-zoom:closed` on the original image.
 */
export function onRouteDidUpdate(): void {
  document.querySelectorAll<HTMLImageElement>(PICTURES).forEach(makeButton);
  if (listening) {
    return; // one set of listeners for the life of the document
  }
  listening = true;
  document.addEventListener('keydown', openByKey);
  document.addEventListener('medium-zoom:opened', (event) => openedFrom(event.target as HTMLElement), true);
  document.addEventListener(
    'medium-zoom:closed',
    (event) => (event.target as HTMLElement).focus({preventScroll: true}),
    true,
  );
}

/** Without scripts nothing opens, so nothing in the page's HTML may say that it does. */
function makeButton(img: HTMLImageElement): void {
  img.setAttribute('role', 'button');
  img.tabIndex = 0;
  img.setAttribute(
    'aria-label',
    translate(
      {
        id: 'zoom.open',
        message: '{alt} (opens enlarged)',
        description: 'Accessible name of an image that opens in the zoom; {alt} is its description',
      },
      {alt: img.alt},
    ),
  );
}

function openByKey(event: KeyboardEvent): void {
  const {target, key} = event;
  if (target instanceof HTMLImageElement && target.matches(PICTURES) && (key === 'Enter' || key === ' ')) {
    event.preventDefault(); // Space would scroll the page, which closes the zoom
    target.click();
  }
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
  const bar = zoomBar(original.getAttribute('alt') ?? '', movePicture(enlarged));
  document.body.append(bar);
  original.addEventListener('medium-zoom:close', () => bar.remove(), {once: true});
  const stops = [enlarged, ...bar.querySelectorAll('button')];
  enlarged.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      enlarged.click();
    }
  });
  for (const [i, stop] of stops.entries()) {
    stop.addEventListener('keydown', (event) => {
      if (event.key === 'Tab') {
        event.preventDefault(); // nothing else can be reached while it is open
        stops.at((i + (event.shiftKey ? -1 : 1)) % stops.length)!.focus({preventScroll: true});
      }
    });
  }
  enlarged.focus({preventScroll: true});
}

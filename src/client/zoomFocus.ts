import {translate} from '@docusaurus/Translate';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {movePicture} from './movePicture';
import {zoomBar} from './zoomBar';

/** What the zoom's `selector` in the configuration names. */
const PICTURES = '.markdown img';

/**
 * Milliseconds after which the zoom (docusaurus-plugin-image-zoom 3.0) sets its pictures up: after its script has run, and
 * after each new route. Each time but the first closes what has been opened since the time before.
 */
const SET_UP = 1000;

let setUp: ReturnType<typeof setTimeout>;

/** Pictures are enlarged once the zoom has set them up for good: its own timer of this route was set before this one. */
export function onRouteUpdate(): void {
  pictures().forEach((img) => delete img.dataset.enlarges);
  clearTimeout(setUp);
  setUp = setTimeout(() => {
    pictures().forEach((img) => (img.dataset.enlarges = ''));
    pictures()
      .filter((img) => 'pending' in img.dataset)
      .forEach(open);
  }, SET_UP);
}

export function onRouteDidUpdate(): void {
  pictures().forEach(makeButton);
}

/*
 * Keyboard and screen-reader side of the image zoom: docusaurus-plugin-image-zoom opens pictures on click only, and
 * medium-zoom draws the opened one without role or focus. Pictures become buttons; while one is open the enlarged image
 * has the focus and says how to close it, is moved and scaled, and has a bar below; closing gives the focus back.
 *
 * Events: medium-zoom 1.1 dispatches `medium-zoom:opened` and `medium-zoom:closed` on the original image.
 */
if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', openOnceSetUp, true);
  document.addEventListener('keydown', openByKey);
  document.addEventListener('medium-zoom:opened', (event) => openedFrom(event.target as HTMLElement), true);
  document.addEventListener(
    'medium-zoom:closed',
    (event) => (event.target as HTMLElement).focus({preventScroll: true}),
    true,
  );
}

function pictures(): HTMLImageElement[] {
  return [...document.querySelectorAll<HTMLImageElement>(PICTURES)];
}

/** Keeps a click that comes before the zoom is set up, and shows that it waits. */
function openOnceSetUp(event: MouseEvent): void {
  const {target} = event;
  if (target instanceof HTMLImageElement && target.matches(PICTURES) && !('enlarges' in target.dataset)) {
    event.stopImmediatePropagation();
    target.dataset.pending = '';
  }
}

function open(img: HTMLImageElement): void {
  delete img.dataset.pending;
  img.click();
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

import {kept, moved, scaled, WHOLE, type Point, type View} from './pictureView';

/** What a key or a button does to the view: how many times as large, or how far in px. */
const LARGER = 1.5;
const STEP = 60;
/** A pointer that moved less has clicked, which closes the zoom. */
const STILL = 5;

const KEYS: Record<string, (view: View) => View> = {
  '+': (view) => scaled(view, LARGER),
  '=': (view) => scaled(view, LARGER), // where + needs Shift
  '-': (view) => scaled(view, 1 / LARGER),
  '0': () => WHOLE,
  ArrowLeft: (view) => ({...view, x: view.x + STEP}),
  ArrowRight: (view) => ({...view, x: view.x - STEP}),
  ArrowUp: (view) => ({...view, y: view.y + STEP}),
  ArrowDown: (view) => ({...view, y: view.y - STEP}),
};

/**
 * Lets the picture that the zoom has enlarged be pinched, dragged and scaled by keys: on a phone it is hardly larger
 * than on the page, and a tall one smaller.
 *
 * The zoom places the picture by a matrix, whose scale is multiplied and whose offset is moved here; its middle is where
 * both start from.
 *
 * @returns what its buttons call: larger, or smaller
 */
export function movePicture(picture: HTMLElement): (larger: boolean) => void {
  const base = new DOMMatrix(getComputedStyle(picture).transform);
  const {left, top, width, height} = picture.getBoundingClientRect();
  const center = {x: left + width / 2, y: top + height / 2};
  const room = {width: 2 * center.x, height: 2 * center.y}; // it opens in the middle of what the bar leaves free
  picture.setAttribute('draggable', 'false'); // a mouse would take the file along
  const pointers = new Map<number, Point>();
  let view = WHOLE;
  let path = 0;

  const show = (next: View): void => {
    view = kept(next, {width, height}, room);
    const scale = base.a * view.scale;
    picture.style.transform = `matrix(${scale}, 0, 0, ${scale}, ${base.e + view.x}, ${base.f + view.y})`;
  };
  const pointOf = (event: PointerEvent): Point => ({x: event.clientX - center.x, y: event.clientY - center.y});

  picture.addEventListener('pointerdown', (event) => {
    picture.setPointerCapture(event.pointerId);
    path = pointers.size === 0 ? 0 : STILL;
    pointers.set(event.pointerId, pointOf(event));
    picture.classList.add('picture-follows');
  });
  picture.addEventListener('pointermove', (event) => {
    const from = pointers.get(event.pointerId);
    if (from === undefined) {
      return;
    }
    const before = [...pointers.values()].slice(0, 2);
    const to = pointOf(event);
    pointers.set(event.pointerId, to);
    path += Math.hypot(to.x - from.x, to.y - from.y);
    show(moved(view, before, [...pointers.values()].slice(0, 2)));
  });
  for (const end of ['pointerup', 'pointercancel'] as const) {
    picture.addEventListener(end, ({pointerId}) => {
      pointers.delete(pointerId);
      if (pointers.size === 0) {
        picture.classList.remove('picture-follows'); // the zoom waits for the end of its transition when it closes
      }
    });
  }
  picture.addEventListener(
    'click',
    (event) => {
      if (event.detail > 0 && path >= STILL) {
        event.stopImmediatePropagation(); // the end of a drag is no click
      }
    },
    true,
  );
  picture.addEventListener('keydown', (event) => {
    const change = event.ctrlKey || event.metaKey || event.altKey ? undefined : KEYS[event.key];
    if (change !== undefined) {
      event.preventDefault(); // arrows would scroll the page, which closes the zoom
      show(change(view));
    }
  });
  return (larger) => show(scaled(view, larger ? LARGER : 1 / LARGER));
}

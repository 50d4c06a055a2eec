/** How an enlarged picture stands in the window: how many times as large as when it opened, and how far moved, in px. */
export interface View {
  scale: number;
  x: number;
  y: number;
}

/** Width and height in px. */
export interface Size {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

/** As it opens: whole, in the middle. */
export const WHOLE: View = {scale: 1, x: 0, y: 0};

/** Small print of a drawing that a phone shows at a third of its size is read at three times that. */
const LARGEST = 6;

/**
 * The view scaled by a factor, in which what was under a point stays under it.
 *
 * @param at from the middle of the picture when it opened
 */
export function scaled(view: View, factor: number, at: Point = {x: 0, y: 0}): View {
  const scale = Math.min(LARGEST, Math.max(1, view.scale * factor));
  const by = scale / view.scale;
  return {scale, x: at.x - (at.x - view.x) * by, y: at.y - (at.y - view.y) * by};
}

/** The view after fingers (or a pointer) moved: the same number of points before and after, one or two. */
export function moved(view: View, before: readonly Point[], after: readonly Point[]): View {
  const [from, to] = [middle(before), middle(after)];
  const grown = before.length > 1 ? scaled(view, distance(after) / Math.max(1, distance(before)), from) : view;
  return {...grown, x: grown.x + to.x - from.x, y: grown.y + to.y - from.y};
}

/**
 * The view kept where there is something to see: an edge of the picture is never dragged into the window, and along a
 * side that fits it stays in the middle.
 *
 * @param picture its size when it opened
 */
export function kept(view: View, picture: Size, shown: Size): View {
  const within = (value: number, size: number, room: number): number => {
    const most = Math.max(0, (size * view.scale - room) / 2);
    return Math.min(most, Math.max(-most, value));
  };
  return {
    scale: view.scale,
    x: within(view.x, picture.width, shown.width),
    y: within(view.y, picture.height, shown.height),
  };
}

function middle(points: readonly Point[]): Point {
  const mean = (axis: 'x' | 'y') => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
  return {x: mean('x'), y: mean('y')};
}

function distance([first, second]: readonly Point[]): number {
  return first === undefined || second === undefined ? 0 : Math.hypot(second.x - first.x, second.y - first.y);
}

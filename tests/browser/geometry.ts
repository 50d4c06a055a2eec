import type {Page} from 'playwright-core';

import {SHORT} from '../../src/plugins/codeBreaks';

/** Widths of windows at which every page has to be whole: desktop, laptop, tablet, phone, small phone. */
export const WIDTHS = [1440, 1024, 820, 390, 320] as const;
const HEIGHT = 900;

const RULES = {
  /** Code up to this length stands on one line; large letters of headings have no room for that. */
  short: {selector: '.markdown :not(pre, h1, h2, h3) > code', length: SHORT},
  /** What may scroll sideways: it says so by shadows at its edges, and the keyboard reaches it. */
  frames: 'pre, [data-table-frame]:not([data-table-frame=fits])',
  /** Outside of the window until it has the focus. */
  waits: '[class*=skipToContent]',
};

/** What is wrong with the page as it stands, at each of the widths; the window keeps the last one. */
export async function faultsAt(page: Page, widths: readonly number[]): Promise<string[]> {
  const faults: string[] = [];
  await page.evaluate(unfold);
  for (const width of widths) {
    await page.setViewportSize({width, height: HEIGHT});
    const found = await page.evaluate(geometryFaults, RULES);
    faults.push(...found.map((fault) => `${width} px: ${fault}`));
  }
  return faults;
}

/**
 * Unfolds what is folded, which has to be whole too, and shows the top of the page, where nothing that stays in view lies
 * over the text. Runs in the page.
 */
function unfold(): void {
  window.scrollTo({top: 0, behavior: 'instant'});
  for (const details of document.querySelectorAll('details')) {
    details.open = true;
  }
}

/**
 * Where the text of a page is not as a reader needs it. Runs in the page, so that nothing outside of it is named here; it
 * changes nothing. A fault is a line: its kind, the element and its text.
 *
 * - `scrolls`: the page, or what is no declared frame, scrolls sideways
 * - `outside`: text stands beyond the edge of the window
 * - `cut`: an ancestor hides a part of the text, or a field has no room for its placeholder
 * - `spills`: a line is wider than the block it stands in
 * - `broken`: a line ends inside a word, or short code stands on two lines
 * - `overlaps`: two texts lie over each other
 */
export async function geometryFaults({short, frames, waits}: typeof RULES): Promise<string[]> {
  interface Box {
    left: number;
    top: number;
    right: number;
    bottom: number;
  }
  /** What the ancestors of a text do to it. */
  interface Surroundings {
    /** The block whose lines it is in. */
    block: Box;
    /** What is beyond these edges is hidden for good. */
    clip: Box;
    /** The same for what is positioned, which only positioned ancestors clip. */
    positionedClip: Box;
    /** What is beyond these edges is seen when the reader scrolls. */
    view: Box;
    inFrame: boolean;
    /** Stands over the page on purpose. */
    isFixed: boolean;
  }
  interface Line extends Box {
    element: Element;
    text: string;
  }

  const EVERYWHERE: Box = {left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity};
  /** Edges of boxes are fractions of pixels. */
  const SLACK = 1;
  /** Ascenders, descenders and the leading may be cut or covered, without harm to a letter. */
  const BARE = 0.3;
  const windowBox: Box = {...EVERYWHERE, left: 0, right: document.documentElement.clientWidth};
  const faults = new Set<string>();
  const lines: Line[] = [];
  const range = document.createRange();
  const canvas = document.createElement('canvas').getContext('2d')!;

  const nameOf = (element: Element): string =>
    element.localName + [...element.classList].map((name) => `.${name}`).join('') + (element.id && `#${element.id}`);
  const report = (kind: string, element: Element, text: string): void => {
    const parent = element.parentElement === null ? '' : `${nameOf(element.parentElement)} > `;
    faults.add(`${kind}: ${parent}${nameOf(element)} "${text.trim().replace(/\s+/g, ' ').slice(0, 80)}"`);
  };

  const within = (a: Box, b: Box): Box => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const isWider = (inner: Box, outer: Box): boolean =>
    inner.left < outer.left - SLACK || inner.right > outer.right + SLACK;
  const isTaller = (inner: Box, outer: Box): boolean => {
    const bare = (inner.bottom - inner.top) * BARE;
    return inner.top + bare < outer.top || inner.bottom - bare > outer.bottom;
  };

  /** What an element does to the text in it. */
  const surroundingsIn = (element: Element, style: CSSStyleDeclaration, around: Surroundings): Surroundings => {
    const isPositioned = style.position !== 'static';
    const isFixed = around.isFixed || style.position === 'fixed';
    let {clip, positionedClip, view, inFrame} = around;
    if (style.position === 'fixed') {
      [clip, positionedClip, view] = [windowBox, windowBox, EVERYWHERE];
    } else if (style.position === 'absolute') {
      clip = positionedClip;
    }
    const box: Box = element.getBoundingClientRect();
    for (const [overflow, from, to] of [
      [style.overflowX, 'left', 'right'],
      [style.overflowY, 'top', 'bottom'],
    ] as const) {
      const edges = {...EVERYWHERE, [from]: box[from], [to]: box[to]};
      if (overflow === 'hidden' || overflow === 'clip') {
        clip = within(clip, edges);
      } else if (overflow !== 'visible') {
        view = within(view, edges);
        clip = {...clip, [from]: EVERYWHERE[from], [to]: EVERYWHERE[to]}; // it can be brought into the clip
        inFrame ||= from === 'left' && element.matches(frames);
      }
    }
    return {block: box, clip, positionedClip: isPositioned ? clip : positionedClip, view, inFrame, isFixed};
  };

  const checkLine = (line: Line, around: Surroundings): void => {
    if (!around.inFrame && isWider(line, windowBox)) {
      report('outside', line.element, line.text);
    }
    if (isWider(line, around.clip) || isTaller(line, around.clip)) {
      report('cut', line.element, line.text);
    } else if (isWider(line, around.block)) {
      report('spills', line.element, line.text);
    }
    const seen = within(line, around.view);
    if (!around.isFixed && seen.left < seen.right && seen.top < seen.bottom) {
      lines.push({...line, ...seen});
    }
  };

  const topAt = (node: Text, index: number): number => {
    range.setStart(node, index);
    range.setEnd(node, index + 1);
    return range.getBoundingClientRect().top;
  };
  /** Whether a line of a text ends inside a word; only long words may break where none but they are broken. */
  const isBroken = (node: Text, {overflowWrap, wordBreak}: CSSStyleDeclaration): boolean => {
    const words =
      overflowWrap === 'anywhere' || wordBreak === 'break-all' ? /[\p{L}\p{N}]{2,}/gu : /[\p{L}\p{N}]{7,}/gu;
    return [...node.data.matchAll(words)].some(
      ({0: word, index}) => topAt(node, index + word.length - 1) > topAt(node, index) + SLACK * 3,
    );
  };

  const visitText = (node: Text, element: Element, style: CSSStyleDeclaration, around: Surroundings): void => {
    if (node.data.trim() === '') {
      return;
    }
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter(({width, height}) => width > 0 && height > 0);
    for (const {left, top, right, bottom} of boxes) {
      checkLine({left, top, right, bottom, element, text: node.data}, around);
    }
    if (boxes.length > 1 && isBroken(node, style)) {
      report('broken', element, node.data);
    }
  };

  const visitField = (field: HTMLInputElement, style: CSSStyleDeclaration): void => {
    const placeholder = getComputedStyle(field, '::placeholder');
    const isTransparent = /^rgba\(.*, 0\)$/.test(placeholder.color);
    canvas.font = `${placeholder.fontWeight} ${placeholder.fontSize} ${placeholder.fontFamily}`;
    const room = field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    if (field.value === '' && !isTransparent && canvas.measureText(field.placeholder).width > room + SLACK) {
      report('cut', field, field.placeholder);
    }
  };

  const checkShort = (code: Element): void => {
    const tops = [...code.getClientRects()].map(({top}) => top);
    if (Math.max(...tops) - Math.min(...tops) > SLACK * 3) {
      report('broken', code, code.textContent);
    }
  };

  const isUnseen = (element: Element, style: CSSStyleDeclaration): boolean =>
    !element.checkVisibility() || style.opacity === '0' || style.clipPath !== 'none';

  const visit = (element: Element, around: Surroundings): void => {
    const style = getComputedStyle(element);
    if (isUnseen(element, style) || element.matches(waits) || element instanceof SVGElement) {
      return;
    }
    const isInline = style.display === 'inline' || style.display === 'contents';
    const inside = isInline ? around : surroundingsIn(element, style, around);
    const scrolls = ['auto', 'scroll'].includes(style.overflowX) && element.scrollWidth > element.clientWidth + SLACK;
    if (scrolls && !isInline && !element.matches(frames)) {
      report('scrolls', element, element.textContent);
    }
    if (element.localName === 'pre') {
      // Its lines never wrap, and scroll together: it counts as one text.
      checkLine({...inside.block, element, text: element.textContent}, {...around, block: EVERYWHERE});
      return;
    }
    if (element instanceof HTMLInputElement) {
      visitField(element, style);
    }
    if (element.matches(short.selector) && element.textContent.length <= short.length) {
      checkShort(element);
    }
    for (const child of element.childNodes) {
      if (child instanceof Text) {
        if (style.visibility === 'visible') {
          visitText(child, element, style, inside);
        }
      } else if (child instanceof Element) {
        visit(child, inside);
      }
    }
  };

  const checkOverlaps = (): void => {
    const bare = lines.map((line) => {
      const height = (line.bottom - line.top) * BARE;
      return {...line, top: line.top + height, bottom: line.bottom - height};
    });
    bare.sort((a, b) => a.top - b.top);
    let open: Line[] = [];
    for (const line of bare) {
      open = open.filter(({bottom}) => bottom > line.top + SLACK);
      const over = open.find(({left, right}) => left < line.right - SLACK && right > line.left + SLACK);
      if (over !== undefined) {
        report('overlaps', line.element, `${line.text.trim().slice(0, 40)}" and "${over.text.trim().slice(0, 40)}`);
      }
      open.push(line);
    }
  };

  // A frame, so that all who watch sizes have been told, then a task, so that they have answered.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  if (document.documentElement.scrollWidth > windowBox.right) {
    report('scrolls', document.documentElement, document.title);
  }
  visit(document.body, {
    block: EVERYWHERE,
    clip: EVERYWHERE,
    positionedClip: EVERYWHERE,
    view: EVERYWHERE,
    inFrame: false,
    isFixed: false,
  });
  checkOverlaps();
  return [...faults];
}

/** Pixels: the width of a picture on a phone and the smallest text there. Whether colours alone are judged. */
export interface Measures {
  phone: number;
  least: number;
  colorsOnly: boolean;
}

/** What is wrong with a drawn picture, as sentences. Runs in the browser: it may use nothing from outside. */
export function faultsInPage(svg: SVGElement | HTMLElement, {phone, least, colorsOnly}: Measures): string[] {
  /** Asked once for each element: a picture has hundreds, and each is compared with many. */
  const remembered = <Value>(ask: (element: Element) => Value): ((element: Element) => Value) => {
    const known = new Map<Element, Value>();
    return (element) => {
      const value = known.get(element) ?? ask(element);
      known.set(element, value);
      return value;
    };
  };
  const boxOf = remembered((element) => element.getBoundingClientRect());
  const styleOf = remembered((element) => {
    const {fill, fillOpacity, stroke, fontSize} = getComputedStyle(element);
    return {fill, fillOpacity, stroke, fontSize};
  });
  const frame = boxOf(svg);
  const faults: string[] = [];
  const all = [...svg.querySelectorAll<SVGGraphicsElement>('rect,circle,path,text')].filter(
    (element) => element.closest('defs') === null,
  );
  const texts = all.filter((element): element is SVGTextElement => element instanceof SVGTextElement);
  const rects = all.filter((element) => element instanceof SVGRectElement);

  const said = (element: Element): string => `“${(element.textContent ?? '').trim()}”`;
  const inside = (inner: DOMRect, outer: DOMRect, slack: number): boolean =>
    inner.left >= outer.left - slack &&
    inner.right <= outer.right + slack &&
    inner.top >= outer.top - slack &&
    inner.bottom <= outer.bottom + slack;
  const holds = (outer: DOMRect, inner: DOMRect): boolean => {
    const x = (inner.left + inner.right) / 2;
    const y = (inner.top + inner.bottom) / 2;
    return x > outer.left && x < outer.right && y > outer.top && y < outer.bottom;
  };
  const channels = (color: string): number[] => (color.match(/[\d.]+/g) ?? []).map(Number);
  const luminance = ([r = 0, g = 0, b = 0]: number[]): number => {
    const [red, green, blue] = [r, g, b].map((value) => {
      const part = value / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
  };
  const contrast = (one: number[], other: number[]): number => {
    const [high, low] = [luminance(one), luminance(other)].sort((a, b) => b - a);
    return (high! + 0.05) / (low! + 0.05);
  };
  /** The color below a place: of everything painted before, the last that is filled, with veils over it. */
  const groundOf = (element: SVGGraphicsElement, place: DOMRect): number[] => {
    let color = [255, 255, 255];
    for (const below of all.slice(0, all.indexOf(element))) {
      const style = styleOf(below);
      const isShape = below instanceof SVGRectElement || below instanceof SVGCircleElement;
      if (isShape && style.fill !== 'none' && holds(boxOf(below), place)) {
        const alpha = Number(style.fillOpacity);
        const fill = channels(style.fill);
        color = color.map((value, index) => value * (1 - alpha) + fill[index]! * alpha);
      }
    }
    return color;
  };

  for (const text of texts) {
    const ratio = contrast(channels(styleOf(text).fill), groundOf(text, boxOf(text)));
    if (ratio < 4.5) {
      faults.push(`${said(text)} has a contrast of ${ratio.toFixed(1)}, at least 4.5`);
    }
  }
  const stroked = all.filter((element) => element.matches('.a,.ad,.ae,.box,.stone,.card,.good,.bad,.zone,.axis,.rule'));
  for (const element of stroked) {
    const {stroke, fill} = styleOf(element);
    const ground = groundOf(element, boxOf(element));
    // A box stands out by its edge or by its surface.
    const ratio = Math.max(contrast(channels(stroke), ground), fill === 'none' ? 0 : contrast(channels(fill), ground));
    if (ratio < 3) {
      faults.push(`a line (${element.getAttribute('class')}) has a contrast of ${ratio.toFixed(1)}, at least 3`);
    }
  }
  if (colorsOnly) {
    return [...new Set(faults)];
  }
  for (const text of texts) {
    const box = boxOf(text);
    const lines = text.querySelectorAll('tspan').length > 0 ? [...text.querySelectorAll('tspan')] : [text];
    const size = (parseFloat(styleOf(text).fontSize) * Math.min(phone, frame.width)) / frame.width;
    if (size < least) {
      faults.push(`${said(text)} is ${size.toFixed(1)} px high on a phone, at least ${least}`);
    }
    const holder = rects
      .filter((rect) => all.indexOf(rect) < all.indexOf(text) && !rect.classList.contains('halo'))
      .findLast((rect) => holds(boxOf(rect), box));
    for (const line of lines) {
      if (holder !== undefined && !inside(boxOf(line), boxOf(holder), 1)) {
        faults.push(`${said(line)} does not fit its box`);
      }
    }
  }
  // Lines of text are higher than their letters: what touches by less than this does not overlap.
  const letters = remembered((element) => {
    const {x, y, width, height} = boxOf(element);
    return new DOMRect(x + 1, y + height * 0.2, width - 2, height * 0.6);
  });
  const cross = (a: DOMRect, b: DOMRect): boolean =>
    a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  texts.forEach((text, index) => {
    texts.slice(index + 1).forEach((other) => {
      if (cross(letters(text), letters(other))) {
        faults.push(`${said(text)} overlaps ${said(other)}`);
      }
    });
  });
  for (const line of all.filter((element): element is SVGPathElement => element.matches('path.a,path.ad,path.ae'))) {
    const matrix = line.getScreenCTM()!;
    const length = line.getTotalLength();
    const points = Array.from({length: Math.ceil(length / 3)}, (_, step) =>
      line.getPointAtLength(3 * step).matrixTransform(matrix),
    );
    for (const text of texts.filter((one) => all.indexOf(one) < all.indexOf(line) || one.closest('g') !== null)) {
      const box = letters(text);
      if (points.some(({x, y}) => x > box.left && x < box.right && y > box.top && y < box.bottom)) {
        faults.push(`a line crosses ${said(text)}`);
      }
    }
  }
  return [...new Set(faults)];
}

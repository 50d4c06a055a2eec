import {translate} from '@docusaurus/Translate';

/**
 * Below an enlarged picture: what it shows, in words, and a button each to make it larger and smaller.
 *
 * @param scale what the buttons call
 * @returns the bar, which its caller removes
 */
export function zoomBar(caption: string, scale: (larger: boolean) => void): HTMLElement {
  const bar = document.createElement('div');
  bar.className = 'zoom-bar';
  const text = document.createElement('p');
  text.textContent = caption;
  text.setAttribute('aria-hidden', 'true'); // the picture's name says it
  bar.append(
    text,
    button(
      '−',
      translate({
        id: 'zoom.smaller',
        message: 'Smaller',
        description: 'Button below an enlarged image that makes it smaller',
      }),
      () => scale(false),
    ),
    button(
      '+',
      translate({
        id: 'zoom.larger',
        message: 'Larger',
        description: 'Button below an enlarged image that makes it larger',
      }),
      () => scale(true),
    ),
  );
  return bar;
}

function button(sign: string, name: string, act: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = 'button button--sm button--secondary';
  made.textContent = sign;
  made.setAttribute('aria-label', name);
  made.addEventListener('click', act);
  return made;
}

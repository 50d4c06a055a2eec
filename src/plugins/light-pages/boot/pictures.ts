import {whenHydrated} from './handOver';

/** What the zoom plugin gives a picture, a second after its script has run. */
const READY = 'medium-zoom-image';

/** Enlarges a picture as soon as the zoom is there. */
export function enlargeLater(picture: HTMLElement): void {
  if ('pending' in picture.dataset) {
    return;
  }
  picture.dataset.pending = '';
  whenHydrated(() => {
    const enlarge = (): void => {
      if (picture.classList.contains(READY)) {
        observer.disconnect();
        delete picture.dataset.pending;
        picture.click();
      }
    };
    const observer = new MutationObserver(enlarge);
    observer.observe(picture, {attributeFilter: ['class']});
    enlarge(); // on a slow machine the zoom may be there before
  });
}

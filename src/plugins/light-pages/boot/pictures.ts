import {whenHydrated} from './handOver';

/** What the zoom plugin gives a picture, a second after React has taken the page over. */
const READY = 'medium-zoom-image';

/** Enlarges a picture as soon as the zoom is there. */
export function enlargeLater(picture: HTMLElement): void {
  if ('pending' in picture.dataset) {
    return;
  }
  picture.dataset.pending = '';
  whenHydrated(() => {
    const observer = new MutationObserver(() => {
      if (picture.classList.contains(READY)) {
        observer.disconnect();
        delete picture.dataset.pending;
        picture.click();
      }
    });
    observer.observe(picture, {attributeFilter: ['class']});
  });
}

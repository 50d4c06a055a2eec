import {whenHydrated} from './handOver';

/** Enlarges a picture as soon as the zoom is there (`../../../client/zoomFocus.ts` says so). */
export function enlargeLater(picture: HTMLElement): void {
  if ('pending' in picture.dataset) {
    return;
  }
  picture.dataset.pending = '';
  whenHydrated(() => {
    const enlarge = (): void => {
      if ('enlarges' in picture.dataset) {
        observer.disconnect();
        delete picture.dataset.pending;
        picture.click();
      }
    };
    const observer = new MutationObserver(enlarge);
    observer.observe(picture, {attributeFilter: ['data-enlarges']});
    enlarge(); // on a slow machine the zoom may be there before
  });
}

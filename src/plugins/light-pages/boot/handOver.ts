import {hydrated} from './scripts';

/** Elements whose click waits for React. */
const waiting = new Set<HTMLElement>();

/** Does something when React has taken the page over. */
export function whenHydrated(act: () => void): void {
  void hydrated.then(act);
}

/** Clicks an element for the reader when React listens to it, once however often it was clicked; shows that it waits. */
export function clickLater(element: HTMLElement): void {
  if (waiting.has(element)) {
    return;
  }
  waiting.add(element);
  element.dataset.pending = '';
  whenHydrated(() => {
    delete element.dataset.pending;
    if (element.isConnected) {
      element.click();
    }
  });
}

/** Stores a setting; where storage is blocked, React's own code keeps it in memory after the hand-over. */
export function store(key: string, value: string | null): void {
  try {
    if (value === null) {
      localStorage.removeItem(key);
    } else {
      localStorage.setItem(key, value);
    }
  } catch {
    // The page shows it all the same.
  }
}

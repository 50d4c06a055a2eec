import {createRoot, hydrateRoot as takeOver} from 'preact/compat/client';

import {HYDRATES} from '../hydrates';

export {createRoot};

/** As `react-dom/client` has it; the boot script hears of it first (`boot/guests.ts`). */
export const hydrateRoot: typeof takeOver = (...args) => {
  window.dispatchEvent(new Event(HYDRATES));
  return takeOver(...args);
};

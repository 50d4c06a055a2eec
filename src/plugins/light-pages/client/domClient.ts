import {hydrate, render, unmountComponentAtNode} from 'preact/compat';

import {HYDRATES} from '../hydrates';

type Drawn = Parameters<typeof render>[0];

interface Root {
  render: (drawn: Drawn) => void;
  unmount: () => void;
}

const createRoot = (container: Element): Root => ({
  render: (drawn) => render(drawn, container),
  unmount: () => unmountComponentAtNode(container),
});

/** The boot script hears of it first (`boot/guests.ts`). */
function hydrateRoot(container: Element, drawn: Drawn): Root {
  window.dispatchEvent(new Event(HYDRATES));
  hydrate(drawn, container);
  return createRoot(container);
}

/** `react-dom/client`, as Preact has it (`preact/compat/client`, 10), with word to the boot script. */
export default {createRoot, hydrateRoot};
export {createRoot, hydrateRoot};

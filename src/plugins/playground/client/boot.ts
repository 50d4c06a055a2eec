import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

type Opener = typeof import('./open');

/** On every page: opens the playground of an example when its button is clicked, or when the address holds one. */
if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', ({target}) => {
    const button = (target as Element).closest<HTMLElement>('[data-try]');
    if (button !== null) {
      void open(({openExample}) => openExample(button));
    }
  });
}

export function onRouteDidUpdate({location}: {location: {hash: string}}): void {
  if (location.hash.startsWith('#try=')) {
    void open(({openAddress}) => openAddress(location.hash));
  }
}

/** Loads what opens playgrounds; the bar of the page says when that does not come. */
async function open(start: (opener: Opener) => Promise<void>): Promise<void> {
  let isDone = false;
  window.watchLoading?.(() => isDone);
  try {
    await start(await import('./open'));
  } catch (error) {
    window.showLoadFailure?.(String(error));
  }
  isDone = true;
}

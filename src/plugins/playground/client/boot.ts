import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** On every page: opens the playground of an example when its button is clicked, or when the address holds one. */
if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', ({target}) => {
    const button = (target as Element).closest<HTMLElement>('[data-try]');
    if (button !== null) {
      void import('./open').then(({openExample}) => openExample(button));
    }
  });
}

export function onRouteDidUpdate({location}: {location: {hash: string}}): void {
  if (location.hash.startsWith('#try=')) {
    void import('./open').then(({openAddress}) => openAddress(location.hash));
  }
}

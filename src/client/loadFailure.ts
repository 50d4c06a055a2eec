import {translate} from '@docusaurus/Translate';

/**
 * When files of the first page cannot be loaded (a lost connection, a newer deployment), the framework leaves the
 * page without scripts and says nothing (Docusaurus 3.10). The text stays readable; this adds a bar that says so,
 * with a button that loads the page again.
 */
if (typeof window !== 'undefined') {
  window.addEventListener('unhandledrejection', ({reason}) => {
    const hydrated = document.documentElement.dataset.hasHydrated === 'true';
    if ((reason as Error | undefined)?.name === 'ChunkLoadError' && !hydrated) {
      showFailure(reason as Error);
    }
  });
}

function showFailure(error: Error): void {
  if (document.getElementById('load-failure') !== null) {
    return;
  }
  const bar = document.createElement('div');
  bar.id = 'load-failure';
  bar.className = 'load-failure';
  bar.setAttribute('role', 'alert');
  const text = document.createElement('p');
  text.textContent = translate({
    id: 'loading.failed',
    message: 'This page could not be loaded',
    description: "Heading when a page's files cannot be loaded",
  });
  const detail = document.createElement('small');
  detail.textContent = error.message;
  const retry = document.createElement('button');
  retry.type = 'button';
  retry.className = 'button button--primary button--sm';
  retry.textContent = translate({
    id: 'loading.retry',
    message: 'Retry',
    description: 'Button that loads the page again after a failure',
  });
  retry.addEventListener('click', () => window.location.reload());
  bar.append(text, detail, retry);
  document.body.prepend(bar);
}

/** From a tap or key to the scripts, in ms: it has ended by then, its answer is on the screen. */
const AFTER_TAP = 300;
/** A page that nobody touches runs them so many ms after loading, when the browser is idle. */
const AFTER_LOAD = 10_000;

/**
 * What readers do before they need a script. Scrolling by itself needs none, but comes by one of these; screen readers may
 * click without a pointer.
 */
const NEEDS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin', 'click'];

const urls = (document.currentScript as HTMLScriptElement).dataset.scripts!.split(' ');
let isAsked = false;

const html = document.documentElement;
const isHydrated = (): boolean => html.dataset.hasHydrated === 'true';

/** Settles when React has taken the page over. */
export const hydrated = new Promise<void>((resolve) => {
  const observer = new MutationObserver(() => {
    if (isHydrated()) {
      observer.disconnect();
      document.querySelectorAll('link[data-boot]').forEach((link) => link.remove());
      resolve();
    }
  });
  observer.observe(html, {attributeFilter: ['data-has-hydrated']});
});

/**
 * Runs the framework's scripts at the reader's first need, else when the page has been still for long; fetches them, at
 * the lowest priority, when it is still for the first time. Pages that only scripts fill run them at once.
 */
export function scheduleScripts(): void {
  const options = {capture: true, passive: true};
  const onNeed = ({type}: Event): void => {
    NEEDS.forEach((each) => window.removeEventListener(each, onNeed, options));
    askForScripts(/down|start|click/.test(type) ? AFTER_TAP : 0);
  };
  NEEDS.forEach((type) => window.addEventListener(type, onNeed, options));
  if (isFilledByScripts()) {
    askForScripts(0);
  } else if (!isSavingData()) {
    window.addEventListener('load', () => {
      whenIdle(() => isAsked || urls.forEach((url) => addLink('prefetch', url)));
      setTimeout(() => whenIdle(() => askForScripts(0)), AFTER_LOAD);
    });
  }
}

/** An address that says what to show (a query, an example to try: `#try=`), the page not found, the search. */
function isFilledByScripts(): boolean {
  const {search, hash} = window.location;
  return (
    search !== '' ||
    hash.startsWith('#try=') ||
    document.querySelector('meta[name=robots][content*=noindex], main form') !== null
  );
}

/** @param delay ms until they run; what is not fetched yet is fetched meanwhile */
function askForScripts(delay: number): void {
  if (isAsked) {
    return;
  }
  isAsked = true;
  urls.forEach((url) => addLink('preload', url));
  setTimeout(runScripts, delay);
}

function runScripts(): void {
  const last = urls.map(addScript).at(-1)!;
  last.addEventListener('load', () => {
    if (!('preload' in window.docusaurus)) {
      fail(''); // empty, or cut off
    }
  });
  window.watchLoading?.(isHydrated);
}

function addScript(url: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = url;
  script.async = false; // in their order
  script.addEventListener('error', () => fail(url));
  document.head.append(script);
  return script;
}

function fail(detail: string): void {
  document.querySelectorAll('[data-pending]').forEach((element) => element.removeAttribute('data-pending'));
  window.showLoadFailure?.(detail);
}

function addLink(rel: 'prefetch' | 'preload', url: string): void {
  const link = document.createElement('link');
  link.rel = rel;
  link.as = 'script';
  link.href = url;
  link.dataset.boot = '';
  document.head.append(link);
}

function whenIdle(act: () => void): void {
  // Safari has none.
  (window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200)))(act);
}

/** As the framework decides what it fetches ahead. */
function isSavingData(): boolean {
  const {connection} = navigator as {connection?: {saveData?: boolean; effectiveType?: string}};
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true;
}

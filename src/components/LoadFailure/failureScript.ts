interface FailureTexts {
  title: string;
  /** In place of the title while something may still come. */
  stalled: string;
  retry: string;
}

/** Seconds without a byte after which a page that waits says so. */
const SILENCE = 15;
/** Seconds after which it looks at what is on its way: most pages are there by then. */
const LOOK = 3;

/** Fetches all scripts anew, then the page. */
const RETRY = `  function reload() {
    window.stop();
    window.location.reload();
  }
  function retry() {
    var scripts = performance.getEntriesByType('resource').map(function (entry) { return entry.name; });
    each('script[src]', function (script) { scripts.push(script.src); });
    scripts = scripts.filter(function (url, i) {
      return isOwn(url) && /\\.js$/.test(url) && scripts.indexOf(url) === i;
    });
    Promise.all(scripts.map(function (url) {
      return fetch(url, {cache: 'reload'}).catch(function () {});
    })).then(reload, reload);
    setTimeout(reload, ${SILENCE * 1000});
  }`;

/** Shows the bar. */
const SHOW = `  function show(detail, isStalled) {
    if (document.getElementById('load-failure') || !document.body) return;
    var bar = document.createElement('div');
    bar.id = bar.className = 'load-failure';
    bar.setAttribute('role', 'alert');
    if (isStalled) bar.setAttribute('data-stalled', '');
    var add = function (name, text) {
      var element = document.createElement(name);
      element.textContent = text;
      return bar.appendChild(element);
    };
    add('p', isStalled ? texts.stalled : texts.title);
    add('small', detail);
    var button = add('button', texts.retry);
    button.type = 'button';
    button.className = 'button button--primary button--sm';
    button.addEventListener('click', isStalled ? reload : retry);
    document.body.insertBefore(bar, document.body.firstChild);
  }`;

/** Ends a page whose style sheet is given up, in Firefox with the text that it has fetched by itself. */
const GO_ON = `  function count() { return document.getElementsByTagName('*').length; }
  function goOn() {
    each('[data-stalled]', function (bar) { bar.removeAttribute('data-stalled'); }); // it stays
    var size = count();
    function end(html) {
      if (document.readyState !== 'loading' || count() !== size) return;
      window.stop();
      var text = html && new DOMParser().parseFromString(html, 'text/html').querySelector('main');
      if (text) document.body.appendChild(text);
    }
    fetch(window.location.href, {cache: 'force-cache'}).then(function (response) { return response.text(); }).then(end, function () { end(); });
    setTimeout(end, ${LOOK * 1000});
  }`;

/** Counts the seconds in which nothing comes. */
const WATCH = `  window.watchLoading = function (isDone, page) {
    var silence = 0, size = 0, followed = {};
    function follow(url) {
      if (followed[url] || !isOwn(url) || performance.getEntriesByName(url).length) return;
      followed[url] = true;
      fetch(url).then(function (response) {
        var reader = response.body.getReader();
        return reader.read().then(function next(part) {
          silence = 0;
          return part.done || reader.read().then(next);
        });
      }).catch(function () {});
    }
    var timer = setInterval(function () {
      if (isDone()) {
        clearInterval(timer);
        each('[data-stalled]', function (bar) { bar.remove(); });
        return;
      }
      silence += 1;
      if (document.readyState === 'loading') {
        var parts = count();
        if (parts !== size) silence = 0;
        size = parts;
      }
      if (silence >= ${LOOK}) {
        each('script[src]', function (script) { follow(script.src); });
        each('link[rel=stylesheet]', function (link) { follow(link.href); });
        if (page) follow(page);
      }
      if (silence >= ${SILENCE}) {
        show('', true);
        each('link[rel=stylesheet]', function (link) {
          if (link.sheet) return;
          link.remove();
          goOn();
        });
      }
    }, 1000);
  };`;

/**
 * The script, as text, for browsers of any age, of a bar that says that the page's files could not be loaded, or have
 * stopped loading. It shows when by `DOMContentLoaded` the site's own script has not run (missing, empty or cut off) or
 * the page has no end, by `showLoadFailure(detail)`, and by `watchLoading(isDone, page)` when nothing has come for {@link SILENCE}. Its
 * button fetches all scripts anew, past the browser's cache, which keeps them for a year, and loads the page again.
 *
 * No browser says how much of a script or style sheet has come: the same file is asked for once more, which shares the
 * transfer that is under way. Seconds are counted rather than measured, so that a machine
 * that slept has waited for nothing. A style sheet that does not come is given up: nothing is shown before it. Firefox does
 * not go on even so: there the page ends, and gets its text without styles.
 */
export function failureScript(texts: FailureTexts): string {
  const data = JSON.stringify(texts).replace(/</g, '\\u003c');
  return `(function () {
  var texts = ${data};
  var isParsed = false;
  function each(selector, act) { [].forEach.call(document.querySelectorAll(selector), act); }
  function isOwn(url) { return url.indexOf(window.location.origin) === 0; }
${RETRY}
${SHOW}
${GO_ON}
  window.showLoadFailure = function (detail) { show(detail); };
${WATCH}
  window.watchLoading(function () { return isParsed; });
  document.addEventListener('DOMContentLoaded', function () {
    isParsed = true;
    if (typeof window.docusaurus === 'undefined' || !document.querySelector('.footer')) show('');
  });
})();`;
}

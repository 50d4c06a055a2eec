export interface FailureTexts {
  title: string;
  retry: string;
}

/**
 * The script, as text, for browsers of any age, of a bar that says that the page's files could not be loaded. It shows
 * when the site's own script has not run by `DOMContentLoaded` (missing, empty or cut off), or by
 * `showLoadFailure(detail)`. Its button fetches all scripts anew, past the browser's cache, which keeps them for a
 * year, and loads the page again.
 */
export function failureScript(texts: FailureTexts): string {
  const data = JSON.stringify(texts).replace(/</g, '\\u003c');
  return `(function () {
  var texts = ${data};
  function reload() { window.location.reload(); }
  function retry() {
    var loaded = performance.getEntriesByType('resource').map(function (entry) { return entry.name; });
    var named = [].map.call(document.scripts, function (script) { return script.src; });
    var scripts = loaded.concat(named).filter(function (url, i, all) {
      return url.indexOf(window.location.origin) === 0 && /\\.js$/.test(url) && all.indexOf(url) === i;
    });
    Promise.all(scripts.map(function (url) {
      return fetch(url, {cache: 'reload'}).catch(function () {});
    })).then(reload, reload);
  }
  window.showLoadFailure = function (detail) {
    if (document.getElementById('load-failure')) return;
    var bar = document.createElement('div');
    bar.id = bar.className = 'load-failure';
    bar.setAttribute('role', 'alert');
    var add = function (name, text) {
      var element = document.createElement(name);
      element.textContent = text;
      return bar.appendChild(element);
    };
    add('p', texts.title);
    add('small', detail);
    var button = add('button', texts.retry);
    button.type = 'button';
    button.className = 'button button--primary button--sm';
    button.addEventListener('click', retry);
    document.body.insertBefore(bar, document.body.firstChild);
  };
  document.addEventListener('DOMContentLoaded', function () {
    if (typeof window.docusaurus === 'undefined') window.showLoadFailure('');
  });
})();`;
}

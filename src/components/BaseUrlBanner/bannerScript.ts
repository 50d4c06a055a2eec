interface BannerTexts {
  title: string;
  current: string;
  /** Stands before the suggested address. */
  suggestion: string;
}

/**
 * The script, as text, for browsers of any age: when the site's own script has not run by `DOMContentLoaded`, it puts
 * the banner first in the body. The address bar's path is the suggested base address. Texts are set as text, never
 * as markup.
 */
export function bannerScript(texts: BannerTexts): string {
  const data = JSON.stringify(texts).replace(/</g, '\\u003c');
  return `document.addEventListener('DOMContentLoaded', function () {
  if (typeof window.docusaurus !== 'undefined') return;
  var texts = ${data};
  var path = window.location.pathname.replace(/[^/]*$/, '');
  var banner = document.createElement('div');
  banner.id = '__docusaurus-base-url-issue-banner';
  banner.setAttribute('role', 'alert');
  banner.style.cssText = 'border:4px solid #b3261e;background:#fff3e0;color:#2b2118;margin:20px;padding:20px';
  [texts.title, texts.current, texts.suggestion + ' ' + path].forEach(function (text) {
    var line = document.createElement('p');
    line.textContent = text;
    banner.appendChild(line);
  });
  document.body.insertBefore(banner, document.body.firstChild);
});`;
}

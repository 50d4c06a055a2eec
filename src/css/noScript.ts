/**
 * Without scripts: the menu button of phones opens nothing, so its links stand in the page. Languages and pages come
 * below the logo, the sidebar below the text; what needs scripts is not shown.
 */
const css = `
.navbar__search, .navbar [class*='colorModeToggle'], .theme-doc-toc-mobile, .theme-announcement-bar button,
.navbar__toggle, .tryIt, .theme-doc-sidebar-container button, .dropdown + a[hreflang], main > input[type=search] { display: none !important }
@media (max-width: 996px) {
  .navbar { height: auto; position: static }
  .navbar__inner { flex-wrap: wrap }
  .navbar__items { flex: 1 1 100%; flex-wrap: wrap; justify-content: flex-start }
  .navbar__item, .navbar__link { display: inline-block !important }
  .navbar__items--right > .navbar__item { padding-left: 0 }
  .navbar .dropdown__menu { position: static; display: flex; visibility: visible; opacity: 1; pointer-events: auto;
    transform: none; box-shadow: none; padding-left: 0 }
  .theme-doc-sidebar-container { display: block !important; width: 100% !important; margin: 0 !important;
    clip-path: none !important }
  .theme-doc-sidebar-container * { position: static !important; max-height: none !important }
  div:has(> .theme-doc-sidebar-container) { flex-direction: column-reverse }
}`;

export const noScriptStyle = {
  tagName: 'noscript',
  attributes: {},
  innerHTML: `<style>${css.replace(/\s+/g, ' ')}</style>`,
};

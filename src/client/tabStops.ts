/** The theme makes every block of code a stop of the Tab key; one that does not scroll has nothing to do there. */
function onKeyDown({key}: KeyboardEvent): void {
  if (key === 'Tab') {
    document.querySelectorAll<HTMLElement>('.theme-code-block pre').forEach((pre) => {
      pre.tabIndex = pre.scrollWidth > pre.clientWidth ? 0 : -1;
    });
  }
}

// Before the browser looks for the next stop; in the server there is no window.
if (typeof window !== 'undefined') {
  window.addEventListener('keydown', onKeyDown, true);
}

/** Whether a key leads to the search box: Ctrl+K and Cmd+K anywhere, `/` outside of fields that take text. */
export function isSearchShortcut(event: KeyboardEvent): boolean {
  const {key, altKey, shiftKey} = event;
  const hasControl = event.ctrlKey || event.metaKey;
  return key === '/'
    ? !hasControl && !altKey && !takesText(event.composedPath()[0])
    : hasControl && !altKey && !shiftKey && key.toLowerCase() === 'k';
}

function takesText(target: EventTarget | undefined): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}

import {useEffect, type RefObject} from 'react';

/** Ctrl+K, Cmd+K and `/`, outside of fields that take text, focus the search box and select what is in it. */
export function useSearchShortcut(input: RefObject<HTMLInputElement | null>, enabled: boolean): void {
  useEffect(() => {
    if (!enabled) {
      return undefined;
    }
    const onKeyDown = (event: KeyboardEvent) => {
      const {key, altKey, shiftKey} = event;
      const hasControl = event.ctrlKey || event.metaKey;
      const isSlash = key === '/' && !hasControl && !altKey && !takesText(event.composedPath()[0]);
      if (isSlash || (hasControl && !altKey && !shiftKey && key.toLowerCase() === 'k')) {
        event.preventDefault();
        input.current?.focus();
        input.current?.select();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [input, enabled]);
}

function takesText(target: EventTarget | undefined): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}

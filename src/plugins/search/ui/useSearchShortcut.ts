import {useEffect, type RefObject} from 'react';

import {isSearchShortcut} from './isSearchShortcut';

/** Ctrl+K, Cmd+K and `/`, outside of fields that take text, focus the search box and select what is in it. */
export function useSearchShortcut(input: RefObject<HTMLInputElement | null>, enabled: boolean): void {
  useEffect(() => {
    if (!enabled) {
      return undefined;
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (isSearchShortcut(event)) {
        event.preventDefault();
        input.current?.focus();
        input.current?.select();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [input, enabled]);
}

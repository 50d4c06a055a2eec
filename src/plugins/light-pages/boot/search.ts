import {settings} from './settings';

export const SEARCH_BOX = '[role=search] input[role=combobox]';

/** Whether a key is one that leads to the search box (`src/plugins/search/ui/useSearchShortcut.ts`). */
export function isSearchShortcut({key, altKey, shiftKey, ctrlKey, metaKey, target}: KeyboardEvent): boolean {
  const hasControl = ctrlKey || metaKey;
  return key === '/'
    ? !hasControl && !altKey && !(target as Element).matches('input, textarea, select')
    : hasControl && !altKey && !shiftKey && key.toLowerCase() === 'k';
}

/** What is typed stays in the box, which reads it when it comes to life. */
export function focusSearch(): void {
  const input = document.querySelector<HTMLInputElement>(`.navbar ${SEARCH_BOX}`);
  input?.focus();
  input?.select();
}

/** Enter, before there are suggestions: all results. */
export function openResults(query: string, isNewTab: boolean): void {
  const url = `${settings.baseUrl}search/?q=${encodeURIComponent(query)}`;
  if (query.trim() === '') {
    return;
  }
  if (isNewTab) {
    window.open(url, '_blank', 'noopener');
  } else {
    window.location.assign(url);
  }
}

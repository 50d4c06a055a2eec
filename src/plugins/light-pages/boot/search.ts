import {resultsUrl} from '../../search/ui/hits';
import {settings} from './settings';

export const SEARCH_BOX = '[role=search] input[role=combobox]';

/** The box whose shortcut it is, if one has it. */
export const boxOfShortcut = (): HTMLInputElement | null =>
  document.querySelector<HTMLInputElement>(`${SEARCH_BOX}[aria-keyshortcuts]`);

/** What is typed stays in the box, which reads it when it comes to life. */
export function focusSearch(box: HTMLInputElement): void {
  box.focus();
  box.select();
}

/** Enter, before there are suggestions: all results. */
export function openResults(query: string, isNewTab: boolean): void {
  const url = resultsUrl(query, settings.baseUrl);
  if (query.trim() === '') {
    return;
  }
  if (isNewTab) {
    window.open(url, '_blank', 'noopener');
  } else {
    window.location.assign(url);
  }
}

/**
 * Moves the focus into a dialog that is open, and makes everything around it inert.
 *
 * @param dialog its parents stay as they are, their other children do not; a backdrop (`role=presentation`) still takes clicks
 * @returns what ends that, and gives the focus back
 */
export function keepFocusIn(dialog: HTMLElement): () => void {
  const before = document.activeElement;
  const around = siblingsUpTo(document.body, dialog).filter(
    (element) => !element.inert && element.getAttribute('role') !== 'presentation',
  );
  around.forEach((element) => (element.inert = true));
  dialog.focus({preventScroll: true});
  return () => {
    around.forEach((element) => (element.inert = false));
    if (before instanceof HTMLElement) {
      before.focus({preventScroll: true});
    }
  };
}

function siblingsUpTo(root: HTMLElement, element: HTMLElement): HTMLElement[] {
  const parent = element.parentElement;
  if (parent === null || element === root) {
    return [];
  }
  const siblings = [...parent.children].filter((child): child is HTMLElement => child instanceof HTMLElement);
  return [...siblings.filter((child) => child !== element), ...siblingsUpTo(root, parent)];
}

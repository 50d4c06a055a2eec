/** Folds and unfolds the fields below one in a parameter list, by the buttons of `src/components/FieldFold`. */
if (typeof window !== 'undefined') {
  document.addEventListener('click', ({target}) => {
    const button = target instanceof Element ? target.closest('.field-fold') : null;
    if (button !== null) {
      button.setAttribute('aria-expanded', String(isFolded(button)));
      foldRows(button.closest('table')!);
    }
  });
  // Who filters, or goes to a field by its link, is to see it.
  document.addEventListener('input', ({target}) => {
    if (target instanceof Element && target.closest('.row-filter') !== null) {
      unfoldAll();
    }
  });
  document.addEventListener(
    'click',
    ({target}) => {
      if (target instanceof Element && target.closest('a[href*="#"]') !== null) {
        unfoldAll();
      }
    },
    true,
  );
  window.addEventListener('popstate', unfoldAll);
}

function isFolded(button: Element): boolean {
  return button.getAttribute('aria-expanded') === 'false';
}

/** Marks the rows of a table that a folded field above them takes away. */
function foldRows(table: HTMLTableElement): void {
  let folded = 0;
  [...table.tBodies[0]!.rows].forEach((row, i) => {
    row.toggleAttribute('data-folded', i < folded);
    const button = row.querySelector<HTMLElement>('.field-fold');
    if (button !== null && isFolded(button)) {
      folded = Math.max(folded, i + 1 + Number(button.dataset.rows));
    }
  });
}

function unfoldAll(): void {
  const tables = new Set<HTMLTableElement>();
  for (const button of document.querySelectorAll('.field-fold[aria-expanded=false]')) {
    button.setAttribute('aria-expanded', 'true');
    tables.add(button.closest('table')!);
  }
  tables.forEach(foldRows);
}

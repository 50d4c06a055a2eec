/** The text of a code block of the page. */
export const codeOf = (block: Element): string =>
  [...block.querySelectorAll('.token-line')].map(({textContent}) => textContent.replace(/\n$/, '')).join('\n');

/** The title of a code block of the page; '' for one without. */
export const titleOf = (block: Element | null): string =>
  block?.querySelector('[class*="codeBlockTitle"]')?.textContent ?? '';

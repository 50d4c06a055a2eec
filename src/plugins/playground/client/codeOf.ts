/** The text of a code block of the page. */
export const codeOf = (block: Element): string =>
  [...block.querySelectorAll('.token-line')].map(({textContent}) => textContent.replace(/\n$/, '')).join('\n');

/** In the browser, in place of the highlighter's grammars. */
export default function noLanguages(): void {}

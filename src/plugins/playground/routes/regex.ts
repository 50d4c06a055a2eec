/** What Rust's engine does not have, and what JavaScript's reads differently: look-around, back-references, other escapes. */
const REFUSED: [part: RegExp, name: string][] = [
  [/\(\?<?[=!]/, 'look-around'],
  [/\\[1-9]|\\k</, 'back-reference'],
  [/\\[aAzGZCRXHhKLEQ]|\[\[/, 'class or escape'],
  [/\(\?[>|(#]/, 'group'],
];

/** A pattern is refused by Kong, or is beyond what a browser can try. */
export class RegexFault extends Error {}

/**
 * A regular expression of Rust (the crate `regex`), as far as that of JavaScript means the same.
 *
 * @throws RegexFault, which names the part that it does not take
 */
export function compileRegex(source: string): RegExp {
  const bare = source.replace(/\\\\/g, '');
  const refused = REFUSED.find(([part]) => part.test(bare));
  if (refused !== undefined) {
    throw new RegexFault(refused[0].exec(bare)![0]);
  }
  const [, start = '', flags = '', rest = source] = /^(\^?)\(\?([ims]+)\)([^]*)$/.exec(source) ?? [];
  try {
    return new RegExp(start + rest.replaceAll('(?P<', '(?<'), flags);
  } catch {
    throw new RegexFault(source);
  }
}

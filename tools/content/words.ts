const SPECIAL = /[.*+?^${}()|[\]\\]/g;

/**
 * Matches one of some words or phrases, whole. `\b` knows ASCII letters only, so it would find “acção” in
 * “reacção” and no end of “ecrã”: letters, digits and hyphens of any alphabet end a word here.
 */
export function wholeWords(phrases: string[], flags: 'giu' | 'gu' = 'giu'): RegExp {
  const longestFirst = [...new Set(phrases)].sort((a, b) => b.length - a.length);
  const choices = longestFirst.map((phrase) => phrase.replace(SPECIAL, '\\$&').replaceAll(' ', '\\s+'));
  return new RegExp(`(?<![\\p{L}\\p{N}_-])(?:${choices.join('|')})(?![\\p{L}\\p{N}_-])`, flags);
}

/**
 * Every match of a pattern with the flag `g`. Most texts have none, and `matchAll` copies the pattern before it looks:
 * over all passages and patterns, seconds.
 */
export function matches(text: string, pattern: RegExp): RegExpExecArray[] {
  return text.search(pattern) === -1 ? [] : [...text.matchAll(pattern)];
}

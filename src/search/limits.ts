/** At most so many suggestions under the search box. */
export const SUGGESTIONS = 8;
/** At most so many characters of text around a match in a suggestion. */
export const SNIPPET_LENGTH = 50;

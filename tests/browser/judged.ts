/** What axe cannot decide by itself, looked at by a person: how its lines begin or end, and why they are right. */
const JUDGED: [finding: RegExp, reason: string][] = [
  [
    /^color-contrast: .*due to a background gradient$/s,
    'behind code and tables it is a shadow of 0.9rem at an edge beyond which there is more, where text is cut anyway; on the first screen of home text has 6.2:1 and more on both ends of the gradient',
  ],
  [
    /^color-contrast: [^\n]*footer.*due to a background image$/s,
    'the arches are drawn below the text, in two blues on which it would have 5.9:1 and more',
  ],
  [
    /^color-contrast: .*(?:(?:overlapped|obscured) by another element|partially overlaps other elements)$/s,
    'it is below what the reader has opened, or on its way out under a bar; its colors are measured where nothing lies over it',
  ],
  [
    /^color-contrast: \.number\.token.*too short to determine if it is actual text content$/s,
    'a digit in code; longer numbers have its colors',
  ],
  [
    /^color-contrast: button\[aria-label="Smaller"\] [^\n]*\n\s*Element content contains only non-text characters$/,
    'the minus sign below an enlarged picture, which has 14.2:1 in both themes',
  ],
];

/** Whether a person has judged what axe could not decide. */
export function isJudged(finding: string): boolean {
  return JUDGED.some(([pattern]) => pattern.test(finding));
}

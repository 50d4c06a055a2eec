/** What axe cannot decide by itself, looked at by a person: the start of its line, and why it is right. */
const JUDGED: [finding: RegExp, reason: string][] = [
  [
    /^color-contrast: /,
    'text over a shadow or a picture, or under what is open, is not measured; its colors are, where they stand on plain ground',
  ],
];

/** Whether a person has judged what axe could not decide. */
export function isJudged(finding: string): boolean {
  return JUDGED.some(([pattern]) => pattern.test(finding));
}

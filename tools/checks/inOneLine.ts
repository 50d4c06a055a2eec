import type {Finding} from '../content/types';

/** What a finding quotes may have several lines. */
export const inOneLine = (finding: Finding): Finding => ({
  ...finding,
  message: finding.message.replace(/\s*\n\s*/g, ' '),
});

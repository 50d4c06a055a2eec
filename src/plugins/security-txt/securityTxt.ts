/** RFC 9116 asks for less than a year; whoever runs the site deploys more often than every half. */
const VALID_DAYS = 180;
const DAY_MS = 86_400_000;

interface SecurityContact {
  /** Address for reports, as a URI. */
  contact: string;
  /** Origin of the site, without a slash at its end. */
  site: string;
  /** In which reports are read, the best first. */
  languages: string[];
  /** When the file is written. */
  now: Date;
}

/** The text of `security.txt` (RFC 9116): who is told about a weakness, and until when this holds. */
export function securityTxt({contact, site, languages, now}: SecurityContact): string {
  const expires = new Date(now.getTime() + VALID_DAYS * DAY_MS);
  return `${[
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${site}/.well-known/security.txt`,
  ].join('\n')}\n`;
}

import type {FakeSecret} from '../../model/modelData';
import {at, type PageCheck} from '../types';

const RULE = 'secrets';

/** What makes a value visibly fake, to a reader and to a scanner of secrets. */
const FAKE = /example|fake|not-?_?real|dummy|sample|placeholder|invalid|redacted|changeme|•|\.\.\.|…/i;

/** Public by nature: certificates and public keys may stand in full. */
const PUBLIC_PEM = /-----BEGIN (?:[A-Z ]*CERTIFICATE|PUBLIC KEY|[A-Z]+ PUBLIC KEY)-----[^-]*-----END [A-Z ]+-----/g;
const PRIVATE_PEM = /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----[\s\S]*?(?:-----END [A-Z ]+-----|(?=\n\s*\n)|$)/g;

/** Forms that are secrets whatever they contain. */
const FORMS: [string, RegExp][] = [
  ['an access key of AWS', /(?<![A-Za-z0-9])(?:AKIA|ASIA)[A-Z0-9]{16}(?![A-Za-z0-9])/g],
  ['a credential of Aqueduto', /(?<![A-Za-z0-9_])(?:aq[ks]_|aqd_(?:pat|sa)_)[\w-]{8,}/g],
  ['a JSON Web Token', /(?<![\w-])eyJ[\w-]{8,}\.eyJ[\w-]{8,}\.[\w-]*/g],
  // Placeholders are in capitals, variables start with a sign.
  ['a password in an address', /[a-z][a-z0-9+.-]*:\/\/[^\s/:@"'`]+:(?![A-Z_]+@|[${<])[^\s/:@"'`]+(?=@)/g],
  ['a private key', PRIVATE_PEM],
  // A value of letters only, such as `password: string`, or in capitals, such as `PASSWORD=PG_PASSWORD`, is none.
  [
    'a password',
    /(?<=[Pp](?:ass|ASS)(?:word|wd|phrase|WORD|WD|PHRASE)["']? ?[:=] ?["']?)(?=[^\s"'`]*[\d!@#%&*-])(?![A-Z_\d]+\b)[\w!@#%&*.-]{6,}/g,
  ],
];

const TOKEN = /(?<![\w+/=.-])[A-Za-z0-9+/_=-]{24,}(?![\w+/=-])/g;

/** Values that look random and identify, but open nothing: ULID, UUID, request and trace ids, digests. */
const IDENTIFIERS = [
  /^[0-7][0-9A-HJKMNP-TV-Z]{25}$/,
  /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,
  /^(?:[0-9a-f]{2}-)?[0-9a-f]{32}(?:-[0-9a-f]{16}-[0-9a-f]{2})?$/i,
];

/** No secret that could be a real one: it says in itself that it is fake, or model/fake-secrets.yaml says why. */
export const secrets: PageCheck = ({pages, model}) =>
  pages.flatMap((page) => {
    const body = page.body.replace(PUBLIC_PEM, blank);
    const formed = FORMS.flatMap(([name, pattern]) => [...body.matchAll(pattern)].map((match) => ({name, match})));
    const covered = formed.map(({match}) => [match.index, match.index + match[0].length] as const);
    const random = [...body.matchAll(TOKEN)]
      .filter(({index}) => !covered.some(([start, end]) => index >= start && index < end))
      .filter(({0: token, index}) => isRandom(token) && !body.slice(0, index).endsWith('sha256:'))
      .map((match) => ({name: 'a secret', match}));
    return [...formed, ...random]
      .filter(({match}) => !isFake(match[0], model.fakeSecrets))
      .map(({name, match}) => {
        const line = body.slice(0, match.index).split('\n').length;
        const shown = match[0].split('\n')[0]!.slice(0, 12);
        return at(
          page,
          line,
          RULE,
          `“${shown}…” could be ${name}; use a value that says it is fake, such as “not-real”.`,
        );
      });
  });

/** Letters and digits mixed as no word, path or name mixes them. */
function isRandom(token: string): boolean {
  if (IDENTIFIERS.some((pattern) => pattern.test(token))) {
    return false;
  }
  if (/^[0-9a-f]+$/i.test(token)) {
    return /\d/.test(token) && /[a-f]/i.test(token) && entropy(token) > 3;
  }
  if (/^[A-Za-z0-9/+]{40}$/.test(token) && hasAll(token)) {
    return entropy(token) > 4; // a secret key of AWS, whose slashes would pass for those of a path
  }
  // Words, paths and names have separators; what is left of random text between them is still long.
  const longest = token.split(/[/_=-]/).sort((a, b) => b.length - a.length)[0]!;
  return longest.length >= 16 && hasAll(longest) && entropy(token) > 3.8;
}

const hasAll = (text: string): boolean => /\d/.test(text) && /[a-z]/.test(text) && /[A-Z]/.test(text);

/** Shannon entropy, in bits a character. */
function entropy(text: string): number {
  const counts = new Map<string, number>();
  for (const character of text) {
    counts.set(character, (counts.get(character) ?? 0) + 1);
  }
  return [...counts.values()].reduce((sum, count) => sum - (count / text.length) * Math.log2(count / text.length), 0);
}

function isFake(value: string, listed: FakeSecret[]): boolean {
  return FAKE.test(value) || FAKE.test(decoded(value)) || listed.some((fake) => fake.value === value);
}

/** Base64 hides the words that make a token fake: what its parts say counts. */
const decoded = (value: string): string =>
  value
    .split(/[.\s]/)
    .map((part) => Buffer.from(part, 'base64url').toString('latin1'))
    .join(' ');

const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

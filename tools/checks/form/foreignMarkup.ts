import {INVISIBLE} from '../../content/invisible';
import {fences, lineOf} from '../../content/markdown';
import type {Finding, Page} from '../../content/types';
import {at, type PageCheck} from '../types';

const RULE = 'markdown';

type Slip = [RegExp, (match: RegExpExecArray) => string];

/** Lines that look like the first of an admonition, and are none. */
const STARTS: Slip[] = [
  [/^\s*:::\s+(\w+)/, ([, kind]) => `A space after the colons makes this no admonition; write “:::${kind}”.`],
  [
    /^\s*:::(\w+)[ \t]+(?!\[)(\S.*)$/,
    ([, kind, title]) => `The title of an admonition stands in brackets; write “:::${kind}[${title!.trim()}]”.`,
  ],
];

/** What is wrong with a line that should start an admonition; nothing if it does, or should not. */
export const falseStart = (line: string): string | undefined =>
  STARTS.flatMap(([pattern, message]) => {
    const match = pattern.exec(line);
    return match === null ? [] : [message(match)];
  })[0];

/** Markup that reads like something else to the site than to its writer; a line each, outside of code. */
const LINES: Slip[] = [
  [/^(?:<{7} |={7}$|>{7} )/, () => 'This line is left over from a merge; resolve the conflict.'],
  ...STARTS,
  [
    /^\s*>\s*\[!(\w+)\]/,
    ([, kind = '']) => `An alert of GitHub is a quotation here; write “:::${ALERTS[kind.toLowerCase()] ?? 'note'}”.`,
  ],
  [/^\s*(?:!!!|\?\?\?) (\w+)/, () => 'An admonition of MkDocs is text here; write “:::note” and a last line “:::”.'],
  [/\{%\s*\w+|\{\{<|<Tabs\b|<TabItem\b/, () => 'This is markup of another site; write plain Markdown.'],
  [/!\[\[|(?<!!)\[\[[^\]]+\]\](?!\()/, () => 'A wiki link is text here; write “[text](/path)”.'],
  [
    /\]\s+\((?:\/|https?:)/,
    () => 'A space between text and address makes this no link; write “[text](/path)” without it.',
  ],
  [/^#{2,6} .*\{#[^}]*\}\s*\S/, () => 'The id of a heading ends its line; move what follows before it.'],
  [/^#{2,6} .*\{(?!#)[a-z-]+\}\s*$/, () => 'The id of a heading starts with #; write `{#an-id}`.'],
];
const ALERTS: Record<string, string> = {tip: 'tip', important: 'info', warning: 'warning', caution: 'danger'};

/** Quotation marks that word processors write; in prose they are right. */
const CURLY = /[“”‘’]/;
/** Code in which they are no part of a text for people. */
const SHELL = ['bash', 'powershell', 'http', 'ini', 'properties', 'sql', 'toml', 'promql', 'cron', 'dockerfile'];

/** Markup of other systems and of word processors, which the site would show as text. */
export const foreignMarkup: PageCheck = ({pages}) =>
  pages.flatMap((page) => [...lineFaults(page), ...curlyFaults(page), ...invisibleFaults(page)]);

function invisibleFaults({file, source}: Page): Finding[] {
  return source.split('\n').flatMap((text, i) => {
    const [character] = INVISIBLE.exec(text) ?? [];
    const code = character?.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    return code === undefined
      ? []
      : [{file, line: i + 1, rule: RULE, message: `The line holds an invisible character (U+${code}); delete it.`}];
  });
}

function lineFaults(page: Page): Finding[] {
  const lines = page.body.split('\n');
  for (const {position} of fences(page.tree)) {
    lines.fill('', position!.start.line - 1, position!.end.line);
  }
  return lines.flatMap((text, i) => {
    const prose = text.replace(/`[^`]*`/g, '');
    return LINES.flatMap(([pattern, message]) => {
      const match = pattern.exec(prose);
      return match === null ? [] : [at(page, i + 1, RULE, message(match))];
    });
  });
}

function curlyFaults(page: Page): Finding[] {
  return fences(page.tree)
    .filter(({lang}) => SHELL.includes(lang ?? ''))
    .flatMap((fence) =>
      fence.value.split('\n').flatMap((text, i) => {
        const match = CURLY.exec(text.replace(/(?:^|\s)(?:#|--|\/\/).*$/, '')); // comments are prose
        return match === null
          ? []
          : [at(page, lineOf(fence) + 1 + i, RULE, `“${match[0]}” is no quotation mark of code; write ' or ".`)];
      }),
    );
}

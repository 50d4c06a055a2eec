import type {InlineCode} from 'mdast';

import {levenshtein} from '../../../src/plugins/catalog/nearestPages';
import {fences, lineOf, nodes} from '../../content/markdown';
import type {Page} from '../../content/types';
import {commandLines} from '../../examples/commands/commandLines';
import {callFault, mentionFault} from '../../examples/commands/grammar';
import {scriptsOf} from '../../examples/commands/scripts';
import type {CliFacts} from '../../facts/cli';

/** Pages also name flags of other programs: only what is nearly one of `aqd` is taken for it. */
const SLIP = 2;

/** Calls of `aqd` in code blocks are as model/cli.yaml has them. */
export function commandCalls(page: Page, cli: CliFacts): {line: number; fault: string}[] {
  return fences(page.tree)
    .filter(({lang, value}) => (lang === 'bash' || lang === 'yaml') && /\baqd\b/.test(value))
    .flatMap((fence) =>
      scriptsOf({language: fence.lang ?? '', code: fence.value}).flatMap(({text, line}) =>
        commandLines(text).flatMap((call) => {
          const fault = callFault(cli, call.arguments);
          const at = lineOf(fence) + line + call.line - 1;
          return fault === undefined ? [] : [{line: at, fault: `${fault}, or add it to model/cli.yaml.`}];
        }),
      ),
    );
}

/** Calls and flags of `aqd` in running text: each exists in model/cli.yaml. */
export function commandMentions(page: Page, cli: CliFacts): {line: number; fault: string}[] {
  const flags = [
    ...new Set([cli.globalFlags, ...[...cli.commands.values()].map((each) => each.flags)].flatMap(Object.keys)),
  ];
  return nodes<InlineCode>(page.tree, 'inlineCode').flatMap((span) => {
    const fault = span.value.startsWith('aqd ')
      ? commandLines(span.value)
          .map((call) => mentionFault(cli, call.arguments))
          .find(Boolean)
      : flagFault(span.value, flags, page);
    return fault === undefined ? [] : [{line: lineOf(span), fault: `${fault}, or add it to model/cli.yaml.`}];
  });
}

function flagFault(text: string, flags: string[], {tree}: Page): string | undefined {
  if (!/^--[a-z][a-z-]{4,}$/.test(text) || flags.includes(text)) {
    return undefined;
  }
  const near = flags.find((flag) => levenshtein(flag, text) <= SLIP && text !== `${flag}s`);
  const isOfOthers = fences(tree).some(({value}) => value.includes(text));
  return near === undefined || isOfOthers ? undefined : `\`aqd\` has no flag \`${text}\`; write \`${near}\``;
}

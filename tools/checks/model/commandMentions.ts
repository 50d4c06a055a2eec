import type {InlineCode} from 'mdast';

import {levenshtein} from '../../../src/plugins/catalog/nearestPages';
import {fences, lineOf, nodes} from '../../content/markdown';
import {byPage} from '../../content/byPage';
import type {Page} from '../../content/types';
import {callsInBlock, mayCall} from '../../examples/commands/calls';
import {commandLines} from '../../examples/commands/commandLines';
import {callFault, mentionFault} from '../../examples/commands/grammar';
import type {CliFacts} from '../../facts/cli';

/** Pages also name flags of other programs: only what is nearly one of `aqd` is taken for it. */
const SLIP = 2;

/** Calls of `aqd` in code blocks of a page, in their order; lines of the body, from 1. */
export const callsOnPage = byPage((page) =>
  fences(page.tree).flatMap((fence) => {
    const block = {language: fence.lang ?? '', code: fence.value};
    const calls = mayCall(block) ? callsInBlock(block) : [];
    return calls.map((call) => ({...call, line: lineOf(fence) + call.line}));
  }),
);

/** Calls of `aqd` in code blocks are as model/cli.yaml has them. */
export function commandCalls(page: Page, cli: CliFacts): {line: number; fault: string}[] {
  return callsOnPage(page).flatMap((call) => {
    const fault = callFault(cli, call.arguments);
    return fault === undefined ? [] : [{line: call.line, fault: `${fault}, or add it to model/cli.yaml.`}];
  });
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

import {type Assignment, type Command, forEachChild, parse, type SyntaxNode} from 'unbash';

import {type ShellWord, valueOf, type Variables} from './words';

/** A simple command of a script: `curl --silent "$url"`, wherever it stands (loop, pipe, substitution). */
export interface ShellCommand {
  name: string;
  arguments: ShellWord[];
  /** What a here-document or here-string gives it to read. */
  input: string | undefined;
  /** An ampersand follows the last word directly: an address that nobody quoted. */
  endsInAmpersand: boolean;
}

/** Every simple command of a script, in its order; variables have the values that the script gave them before. */
export function commandsOf(script: string): ShellCommand[] {
  const commands: ShellCommand[] = [];
  const variables: Variables = new Map();
  const visit = (node: SyntaxNode) => {
    if (node.type === 'For') {
      variables.delete(node.name.value); // another value in each round: none is known
    } else if (node.type === 'Command') {
      const {args, prefix} = node;
      if (node.name !== undefined) {
        commands.push(commandOf(node, script, variables));
      }
      [...(node.name === undefined ? prefix : args)]
        .filter((part) => part.type === 'Assignment')
        .forEach((assignment) => assign(assignment, variables));
    }
    forEachChild(node, visit);
  };
  visit(parse(script));
  return commands;
}

/** `url=...` alone, or behind `export`; before a command it would be of that command only. */
function assign({name, value, append, index}: Assignment, variables: Variables): void {
  const word = value.type === 'Word' && !append && index === undefined ? valueOf(value, variables) : undefined;
  variables.set(name, word?.isKnown ? word.text : undefined);
}

function commandOf(command: Command, script: string, variables: Variables): ShellCommand {
  const words = command.args.flatMap((word) =>
    word.type === 'Word' ? [{...valueOf(word, variables), line: script.slice(0, word.pos).split('\n').length}] : [],
  );
  return {
    name: command.name?.value ?? '',
    arguments: words,
    input: inputOf(command, variables),
    endsInAmpersand: /^&(?!&)/.test(script.slice(command.end)),
  };
}

function inputOf({redirects}: Command, variables: Variables): string | undefined {
  for (const redirect of redirects) {
    if (redirect.type === 'HereDoc') {
      return redirect.body.text;
    }
    if (redirect.type === 'HereString' && redirect.target !== undefined) {
      return valueOf(redirect.target, variables).text;
    }
  }
  return undefined;
}

import {forEachChild, parse, type SyntaxNode} from 'unbash';

/** A word of a command line, after quoting. */
export interface Argument {
  text: string;
  /** It holds an expansion or is a placeholder in capitals, so its value is not known. */
  isOpen: boolean;
}

/** A call of `aqd` in a script. */
export interface CommandLine {
  /** Of the script, from 1. */
  line: number;
  /** What stands after `aqd`. */
  arguments: Argument[];
}

/** Commands that run the command behind them. */
const WRAPPERS = new Set(['sudo', 'time', 'exec', 'command', 'env', 'xargs']);
const IMAGE = /\/aqd(:[\w.-]+)?(@sha256:[0-9a-f]{64})?$/;
const PLACEHOLDER = /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/;

/** Every call of `aqd` in a bash script: in pipelines, loops and substitutions too, and through its container image. */
export function commandLines(script: string): CommandLine[] {
  const found: CommandLine[] = [];
  const visit = (node: SyntaxNode): void => {
    if (node.type === 'Command') {
      const words = [node.name, ...node.suffix].flatMap((word) => (word?.type === 'Word' ? [word] : []));
      const start = startOf(words.map(({value}) => value));
      if (start !== undefined) {
        found.push({
          line: script.slice(0, words[start]?.pos ?? node.pos).split('\n').length,
          arguments: words.slice(start + 1).map(({value, text}) => ({
            text: value,
            isOpen: /[$`]/.test(withoutLiterals(text)) || PLACEHOLDER.test(value),
          })),
        });
      }
    }
    forEachChild(node, visit);
  };
  visit(parse(script));
  return found;
}

/** Position of the word that is `aqd` itself. */
function startOf(words: string[]): number | undefined {
  if (words[0] === 'docker' || words[0] === 'podman') {
    const image = words.findIndex((word) => IMAGE.test(word));
    return words[1] === 'run' && image > 0 ? image : undefined;
  }
  const command = words.findIndex((word) => !WRAPPERS.has(word) && !/^-|=/.test(word));
  return words[command] === 'aqd' ? command : undefined;
}

/** The text of a word without what single quotes keep from the shell. */
function withoutLiterals(text: string): string {
  return text.replace(/'[^']*'/g, '');
}

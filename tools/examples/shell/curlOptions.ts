import type {ShellWord} from './words';

/** The options of the installed curl: whether each takes a value, by long name and by letter. */
export type CurlOptions = Map<string, {name: string; takesValue: boolean}>;

/** Reads the table that `curl --help all` prints: ` -d, --data <data>   HTTP POST data`. */
export function readOptions(help: string): CurlOptions {
  const options: CurlOptions = new Map();
  for (const [, letter, name = '', value] of help.matchAll(/^ *(?:-(\S), )? *--(\S+)( <.+?>)?/gm)) {
    const option = {name, takesValue: value !== undefined};
    options.set(`--${name}`, option);
    if (letter !== undefined) {
      options.set(`-${letter}`, option);
    }
  }
  return options;
}

export interface CurlCall {
  /** Options with a value, by long name, in order. */
  given: {name: string; value: ShellWord}[];
  switches: Set<string>;
  /** Long options that curl guesses from their beginning. */
  guessed: ShellWord[];
  urls: ShellWord[];
}

/** Sorts the words of a command into options and addresses, as the manual page of curl says under "Options". */
export function readCall(words: ShellWord[], options: CurlOptions): CurlCall {
  const call: CurlCall = {given: [], switches: new Set(), guessed: [], urls: []};
  const rest = [...words];
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (word.text.startsWith('--')) {
      take(word.text, undefined, word);
    } else if (/^-./.test(word.text)) {
      // Letters may share a dash, the last may have its value attached: -sSdname=x.
      for (let i = 1; i < word.text.length; i++) {
        if (take(`-${word.text[i]}`, word.text.slice(i + 1) || undefined, word)) {
          break;
        }
      }
    } else {
      call.urls.push(word);
    }
  }
  return call;

  function take(key: string, attached: string | undefined, word: ShellWord): boolean {
    const option = options.get(key);
    if (option === undefined && key.startsWith('--') && !options.has(key.replace(/^--no-/, '--'))) {
      call.guessed.push(word);
    }
    if (option === undefined || !option.takesValue) {
      call.switches.add(option?.name ?? key.slice(2));
      return false;
    }
    const value = attached === undefined ? rest.shift() : {...word, text: attached};
    if (value !== undefined && option.name === 'url') {
      call.urls.push(value);
    } else if (value !== undefined) {
      call.given.push({name: option.name, value});
    }
    return true;
  }
}

import type {ShellCommand} from './commands';
import {type CurlCall, type CurlOptions, readCall} from './curlOptions';
import type {ShellWord} from './words';

/**
 * What is wrong with a `curl` command beyond its options, which curl itself checks.
 *
 * @returns the first fault as a sentence
 */
export function faultOfCurl(command: ShellCommand, options: CurlOptions): string | undefined {
  const call = readCall(command.arguments, options);
  const guessed = call.guessed[0];
  if (guessed !== undefined) {
    return `Line ${guessed.line}: ${guessed.text} is the beginning of an option; write its whole name.`;
  }
  if (['version', 'manual'].some((name) => call.switches.has(name)) || valuesOf(call, 'help').length > 0) {
    return undefined; // curl says something about itself
  }
  if (call.urls.length === 0) {
    return `Line ${lineOf(command)}: the curl command names no address; add the URL.`;
  }
  const last = command.arguments.at(-1);
  if (command.endsInAmpersand && last?.isBare && last.text.includes('://')) {
    return `Line ${last.line}: the shell ends the command at the & of the address; put the URL in double quotes.`;
  }
  const globs = !call.switches.has('globoff');
  return (
    first(call.urls, (url) => faultOfUrl(url, globs)) ??
    first(valuesOf(call, 'header', 'proxy-header'), faultOfHeader) ??
    faultOfBody(call, command.input)
  );
}

const lineOf = (command: ShellCommand) => command.arguments[0]?.line ?? 1;

function first<T>(items: T[], check: (item: T) => string | undefined): string | undefined {
  for (const item of items) {
    const fault = check(item);
    if (fault !== undefined) {
      return fault;
    }
  }
  return undefined;
}

function valuesOf({given}: CurlCall, ...names: string[]): ShellWord[] {
  return given.filter(({name}) => names.includes(name)).map(({value}) => value);
}

function faultOfUrl(word: ShellWord, globs: boolean): string | undefined {
  const {text, isKnown, isBare, line} = word;
  if (!isKnown && !/^https?:\/\/[^/0]/.test(text)) {
    return undefined; // `$base/orders` with a base from elsewhere
  }
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) {
    return `Line ${line}: “${text}” is not a complete http(s) address; write it with its scheme and host.`;
  }
  if (isBare && /[?*[]/.test(text)) {
    return `Line ${line}: the shell reads ? and * of a bare address as a pattern; put the URL in double quotes.`;
  }
  if (globs && /\{[^,}]*\}|\[(?!\w+-\w+(:\d+)?\])[^\]]*\]/.test(text)) {
    return `Line ${line}: curl reads {} and [] in an address as a set; put a value there, or add --globoff.`;
  }
  const {hostname} = new URL(text);
  return hostname.endsWith('.example') || ['localhost', '127.0.0.1'].includes(hostname)
    ? undefined
    : `Line ${line}: the host “${hostname}” is not one for examples; use a host under .example, or localhost.`;
}

// Field names are tokens of RFC 9110, section 5.6.2. `Name:` leaves a header out and `Name;` sends an empty one.
const HEADER = /^[\w!#$%&'*+.^`|~-]+(: \S.*|:|;)$/;

function faultOfHeader({text, line}: ShellWord): string | undefined {
  return text.startsWith('@') || HEADER.test(text)
    ? undefined
    : `Line ${line}: “${text}” is not a header; write \`Name: value\`.`;
}

function faultOfBody(call: CurlCall, input: string | undefined): string | undefined {
  const types = valuesOf(call, 'header').filter(({text, isKnown}) => /^content-type:/i.test(text) || !isKnown);
  const saysJson = types.some(({text, isKnown}) => !isKnown || /[/+]json/i.test(text));
  const bodies = [
    ...valuesOf(call, 'data', 'data-ascii', 'data-binary').map((word) => ({word, reads: true, isJson: saysJson})),
    ...valuesOf(call, 'data-raw').map((word) => ({word, reads: false, isJson: saysJson})),
    ...valuesOf(call, 'json').map((word) => ({word, reads: true, isJson: true})),
  ];
  return first(bodies, ({word, reads, isJson}) => {
    const {text, line} = word;
    const body = !reads || !text.startsWith('@') ? text : text === '@-' ? input : undefined;
    if (body === undefined || (!isJson && !/^\s*[{[]/.test(body))) {
      return undefined;
    }
    if (!isJson) {
      return `Line ${line}: curl sends this JSON as a form; add --header "Content-Type: application/json", or use --json.`;
    }
    try {
      JSON.parse(body);
      return undefined;
    } catch (error) {
      return `Line ${line}: the body is not JSON (${(error as Error).message}); correct it.`;
    }
  });
}

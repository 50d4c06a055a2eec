/** What an expression reads, as far as its text shows it. */
interface References {
  /** First parts of the paths into the message: `payload`, `steps`. */
  roots: string[];
  /** Names of steps behind `.steps`. */
  steps: string[];
  /** A path with a hyphen in a name, which the template language does not read as one name. */
  hyphenated: string | undefined;
}

/** Also without their ends: each quotation mark would be tried as a start again, up to the same end of the text. */
const STRINGS = /"(?:[^"\\\n]|\\.)*"?|`[^`]*`?|'(?:[^'\\\n]|\\.)+'?/g;
/** A dot that begins a path: not one inside a path, a number or after a parenthesis. */
const START = String.raw`(?<![\w.)\]])\$?`;

/**
 * Reads the paths of a text's Go template expressions. Inside `range`, `with` and `define` the dot stands for
 * something else, so only paths from `$` count there.
 */
export function referencesIn(text: string): References {
  const actions = actionsIn(text);
  const code = actions.map((action) => action.replaceAll(STRINGS, '""')).join('\n');
  const dotMoves = /(^|\n)\s*(range|with|define|block|template)\b/.test(code);
  const start = dotMoves ? String.raw`(?<![\w.)\]])\$` : START;
  const named = [...actions.join('\n').matchAll(new RegExp(String.raw`\bindex\s+${start}\.steps\s+"([^"]+)"`, 'g'))];
  const dotted = [...code.matchAll(new RegExp(String.raw`${start}\.steps\.(\w+)`, 'g'))];
  return {
    roots: [...code.matchAll(new RegExp(String.raw`${start}\.([A-Za-z_]\w*)`, 'g'))].map(([, root = '']) => root),
    steps: [...named, ...dotted].map(([, name = '']) => name),
    hyphenated: new RegExp(String.raw`${START}(?:\.\w+)*\.[A-Za-z_]\w*-\w+`).exec(code)?.[0],
  };
}

/** What stands between `{{` and `}}`, without comments. No regular expression: a link may hold any text, and all are fast here. */
function actionsIn(text: string): string[] {
  const actions: string[] = [];
  for (let start = text.indexOf('{{'); start !== -1;) {
    const end = text.indexOf('}}', start + 2);
    if (end === -1) {
      break;
    }
    actions.push(
      text
        .slice(start + 2, end)
        .replace(/^-/, '')
        .replace(/-$/, '')
        .trim(),
    );
    start = text.indexOf('{{', end + 2);
  }
  return actions.filter((action) => !action.startsWith('/*'));
}

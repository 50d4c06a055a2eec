const CLASSES: Record<string, string> = {a: 'A-Za-z', d: '0-9', l: 'a-z', s: '\\s', u: 'A-Z', w: 'A-Za-z0-9'};

/** A Lua pattern as a regular expression: the parts of the language (Lua 5.1, 5.4.1) that Kong's schemas use. */
export function luaPattern(pattern: string): RegExp {
  let source = '';
  let inSet = false;
  for (let index = 0; index < pattern.length; index++) {
    const character = pattern[index]!;
    if (character === '%') {
      index++;
      source += classOf(pattern[index] ?? '%', inSet);
    } else if (inSet) {
      inSet = character !== ']';
      source += character === '\\' ? '\\\\' : character;
    } else if (character === '[') {
      inSet = true;
      source += character;
    } else if (character === '-') {
      source += '*?'; // the shortest repetition
    } else {
      source += /[\\/{}|]/.test(character) ? `\\${character}` : character;
    }
  }
  return new RegExp(source);
}

function classOf(character: string, inSet: boolean): string {
  const set = CLASSES[character];
  if (set === undefined) {
    return `\\${character}`;
  }
  return inSet ? set : `[${set}]`;
}

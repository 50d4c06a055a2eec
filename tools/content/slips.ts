/** Letters that differ by an accent. */
const ACCENTS = ['aáâãà', 'eéê', 'ií', 'oóôõ', 'uú', 'cç'];
/** Spellings of one sound, in Portuguese for the most part. */
const SOUNDS: [string, string][] = [
  ['s', 'z'],
  ['s', 'ss'],
  ['ss', 'ç'],
  ['ç', 's'],
  ['x', 'ch'],
  ['g', 'j'],
  ['l', 'u'],
  ['i', 'e'],
];
const KEYS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/**
 * The words that somebody may have meant, those of the likeliest slip first: an accent, another letter for the same
 * sound, letters changed over, a letter too many or too few, a neighbor on the keyboard.
 *
 * @param isWord whether a spelling is a word
 */
export function slips(word: string, isWord: (word: string) => boolean): string[] {
  const made = [
    ...replaced(word, accents),
    ...SOUNDS.flatMap(([one, other]) => [...exchanged(word, one, other), ...exchanged(word, other, one)]),
    ...places(word).map((i) => word.slice(0, i) + word.charAt(i + 1) + word.charAt(i) + word.slice(i + 2)),
    ...places(word).map((i) => word.slice(0, i) + word.slice(i + 1)),
    ...places(word).map((i) => word.slice(0, i) + word.charAt(i) + word.slice(i)),
    ...replaced(word, neighbors),
  ];
  return [...new Set(made)].filter((each) => each !== word && isWord(each));
}

const places = (word: string): number[] => [...word].map((_, i) => i);

const replaced = (word: string, others: (letter: string) => string[]): string[] =>
  places(word).flatMap((i) => others(word.charAt(i)).map((letter) => word.slice(0, i) + letter + word.slice(i + 1)));

/** The letter with each accent, and without. */
const accents = (letter: string): string[] => [...(ACCENTS.find((group) => group.includes(letter)) ?? '')];

/** One spelling in place of another, at each place. */
function exchanged(word: string, one: string, other: string): string[] {
  return places(word)
    .filter((i) => word.startsWith(one, i))
    .map((i) => word.slice(0, i) + other + word.slice(i + one.length));
}

function neighbors(letter: string): string[] {
  const row = KEYS.findIndex((keys) => keys.includes(letter));
  const column = KEYS[row]?.indexOf(letter) ?? -1;
  return [row - 1, row, row + 1].flatMap((near) =>
    row === -1 ? [] : [...(KEYS[near] ?? '').slice(Math.max(0, column - 1), column + 2)],
  );
}

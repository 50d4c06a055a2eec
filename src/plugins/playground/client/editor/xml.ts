import {StreamLanguage} from '@codemirror/language';

interface State {
  /** What the next characters belong to. */
  where: 'text' | 'tag' | 'comment';
}

/** Colors of XML: names of elements and attributes, texts in quotes, comments. */
export const xml = StreamLanguage.define<State>({
  name: 'xml',
  startState: () => ({where: 'text'}),
  token(stream, state) {
    if (state.where === 'text' && stream.match('<!--')) {
      state.where = 'comment';
    }
    if (state.where === 'comment') {
      state.where = stream.match(/^.*?-->/) ? 'text' : 'comment';
      if (state.where === 'comment') {
        stream.skipToEnd();
      }
      return 'comment';
    }
    if (state.where === 'text') {
      if (stream.match(/^<[?/!]?[\w:.-]*/)) {
        state.where = 'tag';
        return 'keyword';
      }
      return stream.match(/^&[#\w]+;/) ? 'number' : skipText(stream.match(/^[^<&]+/), () => stream.next());
    }
    if (stream.match(/^[?/]?>/)) {
      state.where = 'text';
      return 'keyword';
    }
    if (stream.match(/^(?:"[^"]*"?|'[^']*'?)/)) {
      return 'string';
    }
    if (stream.match(/^[\w:.-]+/)) {
      return 'propertyName';
    }
    stream.next();
    return null;
  },
  languageData: {commentTokens: {block: {open: '<!--', close: '-->'}}},
});

/** Text has no color; something is always read. */
function skipText(matched: unknown, next: () => unknown): null {
  if (matched === null) {
    next();
  }
  return null;
}

import {StreamLanguage} from '@codemirror/language';

/** Colors of YAML as far as a line tells them: keys, texts, numbers, comments. */
export const yaml = StreamLanguage.define<null>({
  name: 'yaml',
  token(stream) {
    if (stream.eatSpace()) {
      return null;
    }
    if (stream.match(/^#.*/)) {
      return 'comment';
    }
    if (stream.match(/^(?:[\w.-]+|"[^"]*"|'[^']*')(?=:(?:\s|$))/)) {
      return 'propertyName';
    }
    if (stream.match(/^(?:"(?:[^"\\]|\\.)*"?|'[^']*'?)/)) {
      return 'string';
    }
    if (stream.match(/^(?:-?\d[\d.]*|true|false|null)(?=[\s,\]}]|$)/)) {
      return 'number';
    }
    if (stream.match(/^[[\]{},:?&*|>-]/)) {
      return 'operator';
    }
    if (!stream.match(/^[^\s,[\]{}:]+/)) {
      stream.next();
    }
    return 'string';
  },
  languageData: {commentTokens: {line: '#'}},
});

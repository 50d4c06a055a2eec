import {StreamLanguage, type StringStream} from '@codemirror/language';

interface State {
  inAction: boolean;
  inComment: boolean;
}

const KEYWORD = /^(?:if|else|end|range|with|define|template|block|break|continue)\b/;

/** Colors of Go templates: what stands outside of `{{ }}` is text. */
export const goTemplate = StreamLanguage.define<State>({
  name: 'gotemplate',
  startState: () => ({inAction: false, inComment: false}),
  token(stream, state) {
    if (state.inComment) {
      state.inComment = !skipPast(stream, '*/');
      return 'comment';
    }
    if (!state.inAction) {
      state.inAction = stream.match('{{') === true;
      if (!state.inAction && !skipTo(stream, '{{')) {
        stream.skipToEnd();
      }
      return state.inAction ? 'bracket' : null;
    }
    if (stream.match('}}')) {
      state.inAction = false;
      return 'bracket';
    }
    if (stream.match('/*')) {
      state.inComment = !skipPast(stream, '*/');
      return 'comment';
    }
    return tokenInAction(stream);
  },
});

function tokenInAction(stream: StringStream): string | null {
  if (stream.eatSpace()) {
    return null;
  }
  if (stream.match(/^(?:"(?:[^"\\]|\\.)*"?|`[^`]*`?|'(?:[^'\\]|\\.)*'?)/)) {
    return 'string';
  }
  if (stream.match(/^\d[\w.]*/) || stream.match(/^(?:true|false|nil)\b/)) {
    return 'number';
  }
  if (stream.match(KEYWORD)) {
    return 'keyword';
  }
  if (stream.match(/^\$\w*/)) {
    return 'variableName';
  }
  if (stream.match(/^\.\w+/)) {
    return 'propertyName';
  }
  if (stream.match(/^\w+/)) {
    return 'keyword';
  }
  stream.next();
  return 'operator';
}

function skipTo(stream: StringStream, text: string): boolean {
  const found = stream.string.indexOf(text, stream.pos);
  stream.pos = found === -1 ? stream.pos : found;
  return found !== -1;
}

function skipPast(stream: StringStream, text: string): boolean {
  const found = skipTo(stream, text);
  if (found) {
    stream.match(text);
  } else {
    stream.skipToEnd();
  }
  return found;
}

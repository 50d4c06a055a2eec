import {defaultKeymap, history, historyKeymap} from '@codemirror/commands';
import {syntaxHighlighting, type LanguageSupport, type StreamLanguage} from '@codemirror/language';
import {Compartment, EditorState, type Extension} from '@codemirror/state';
import {Decoration, drawSelection, EditorView, keymap, lineNumbers} from '@codemirror/view';
import {classHighlighter} from '@lezer/highlight';
import {useEffect, useRef, type ReactNode} from 'react';

import {editorTheme} from './theme';

export interface Place {
  line: number;
  /** From 1; undefined where only the line is known. */
  column: number | undefined;
}

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
  language: LanguageSupport | StreamLanguage<unknown>;
  /** A fault in this text: its line is marked. */
  fault?: Place;
  /** Has the focus when the playground opens. */
  isFirst?: boolean;
}

/**
 * A text with line numbers and colors. The Tab key leaves it. It stands in a shadow root: there the editor adopts its
 * style sheets, elsewhere it writes style elements, which the content security policy refuses.
 */
export default function Editor({label, value, onChange, language, fault, isFirst = false}: Props): ReactNode {
  const parent = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const mark = useRef(new Compartment());
  const report = useRef(onChange);
  useEffect(() => {
    report.current = onChange;
  });
  useEffect(() => {
    const host = parent.current!;
    const root = host.shadowRoot ?? host.attachShadow({mode: 'open'});
    const editor = new EditorView({
      parent: root,
      root,
      doc: value,
      extensions: [...extensionsOf(language, label), mark.current.of([]), whenChanged((text) => report.current(text))],
    });
    view.current = editor;
    if (isFirst) {
      editor.focus();
    }
    return () => editor.destroy();
    // What the reader types is the editor's own; another text from outside is set below.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [language, label]);
  useEffect(() => {
    const {current} = view;
    if (current !== undefined && current.state.doc.toString() !== value) {
      current.dispatch({changes: {from: 0, to: current.state.doc.length, insert: value}});
    }
  }, [value]);
  useEffect(() => {
    view.current?.dispatch({effects: mark.current.reconfigure(fault === undefined ? [] : marked(fault))});
  }, [fault]);
  return (
    <div className="playground__field">
      <span className="playground__label" aria-hidden="true">
        {label}
      </span>
      <div ref={parent} className="playground__editor" />
    </div>
  );
}

const extensionsOf = (language: Props['language'], label: string): Extension[] => [
  lineNumbers(),
  history(),
  drawSelection(),
  EditorView.lineWrapping,
  keymap.of([...defaultKeymap, ...historyKeymap]),
  editorTheme,
  syntaxHighlighting(classHighlighter),
  language,
  EditorView.contentAttributes.of({'aria-label': label, tabindex: '0'}),
];

const whenChanged = (report: (text: string) => void): Extension =>
  EditorView.updateListener.of(({docChanged, state}) => {
    if (docChanged) {
      report(state.doc.toString());
    }
  });

const marked = ({line}: Place): Extension =>
  EditorView.decorations.of(({state}: {state: EditorState}) =>
    line > state.doc.lines
      ? Decoration.none
      : Decoration.set([Decoration.line({class: 'playground__fault'}).range(state.doc.line(line).from)]),
  );

import {EditorView} from '@codemirror/view';

/** Colors and font of the site, whose style sheets do not reach into the shadow root of an editor. */
export const editorTheme = EditorView.theme({
  // The editor scrolls by itself: what scrolls has to have the focus in it.
  '&': {height: '100%', color: 'var(--prism-color)'},
  '.cm-scroller': {overflow: 'auto'},
  '.cm-scroller, .cm-content': {fontFamily: 'var(--ifm-font-family-monospace)', fontSize: '0.875rem'},
  '.cm-cursor': {borderColor: 'var(--prism-color)'},
  '.cm-gutters': {border: '0', background: 'transparent', color: 'var(--aqd-code-comment)'},
  '.playground__fault': {boxShadow: 'inset 3px 0 0 var(--ifm-color-danger)'},
  '.tok-keyword, .tok-operator': {color: 'var(--aqd-code-keyword)'},
  '.tok-string': {color: 'var(--aqd-code-string)'},
  '.tok-propertyName': {color: 'var(--aqd-code-name)'},
  '.tok-number, .tok-bool, .tok-null, .tok-variableName': {color: 'var(--aqd-code-number)'},
  '.tok-comment': {color: 'var(--aqd-code-comment)'},
});

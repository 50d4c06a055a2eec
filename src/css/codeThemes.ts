import type {PrismTheme} from 'prism-react-renderer';

/** Colours of code by what they mean; each has a contrast of at least 4.5:1 on its background. */
interface Palette {
  background: string;
  text: string;
  comment: string;
  keyword: string;
  string: string;
  name: string;
  number: string;
}

const light: Palette = {
  background: '#f7f3ec',
  text: '#1d2b33',
  comment: '#5f6468',
  keyword: '#8a2f5c',
  string: '#1f5f3a',
  name: '#0b4f74',
  number: '#8a4b14',
};

const dark: Palette = {
  background: '#101f28',
  text: '#dbe5ea',
  comment: '#94a5af',
  keyword: '#eba4c6',
  string: '#9fd8b4',
  name: '#86c9eb',
  number: '#e2b781',
};

function theme(colors: Palette): PrismTheme {
  return {
    plain: {color: colors.text, backgroundColor: colors.background},
    styles: [
      {types: ['comment', 'prolog', 'doctype', 'cdata'], style: {color: colors.comment}},
      {types: ['keyword', 'operator', 'atrule', 'important', 'builtin'], style: {color: colors.keyword}},
      {types: ['string', 'char', 'attr-value', 'regex', 'inserted', 'url'], style: {color: colors.string}},
      {
        types: ['function', 'class-name', 'tag', 'selector', 'attr-name', 'property', 'key', 'header-name', 'method'],
        style: {color: colors.name},
      },
      {types: ['number', 'boolean', 'constant', 'symbol', 'variable', 'deleted'], style: {color: colors.number}},
    ],
  };
}

export const codeThemes = {light: theme(light), dark: theme(dark)};

import {inPassage, passages} from '../../content/prose';
import type {Locale} from '../../content/types';
import {matches, wholeWords} from '../../content/words';
import type {PageCheck} from '../types';

const RULE = 'style';

/** Wordings of both languages that have the same remedy. */
const PHRASES: ({fix: string} & Record<Locale, string[]>)[] = [
  {
    fix: 'say the thing itself: readers know where they are',
    en: ['in this page', 'in this section', 'in this article'],
    'pt-BR': ['nesta página', 'nesta seção', 'neste artigo'],
  },
  {
    fix: 'name the thing, with a link: readers come from a search',
    en: ['as shown above', 'as shown below', 'as mentioned above', 'as described above', 'see above'],
    'pt-BR': ['como mostrado acima', 'conforme mostrado acima', 'como descrito acima', 'veja acima'],
  },
  {
    fix: 'leave it out',
    en: ['simply', 'please', 'obviously', 'of course', 'easily', 'feel free to', 'note that you'],
    'pt-BR': ['simplesmente', 'por favor', 'obviamente', 'é claro que', 'facilmente'],
  },
  {
    fix: 'state the fact that it stands for',
    en: (
      'best-in-class|blazing|blazingly|cutting-edge|delightful|effortless|effortlessly|game-changing|industry-leading|' +
      'innovative|next-generation|out of the box|powerful|revolutionary|robust|seamless|seamlessly|state-of-the-art|' +
      'supercharge|turnkey|unleash|world-class'
    ).split('|'),
    'pt-BR': (
      'de última geração|estado da arte|inovador|inovadora|líder de mercado|poderosa|poderoso|revolucionária|' +
      'revolucionário|robusta|robusto|sem esforço'
    ).split('|'),
  },
];

/** Abbreviations of phrases, whose dots end a word, and a hyphen that does: `wholeWords` does not fit them. */
const SPELLINGS: Record<Locale, [RegExp, string][]> = {
  en: [
    [/(?<![\p{L}.])e\.\s?g\.?(?!\p{L})/giu, 'write “for example” or “such as”'],
    [/(?<![\p{L}.])i\.\s?e\.?(?!\p{L})/giu, 'write “that is”'],
    [/(?<!\p{L})etc(?!\p{L})\.?/giu, 'write “such as” before the list, or the whole list'],
    [/(?<!\p{L})vs(?!\p{L})\.?/giu, 'write “or”, “than” or “compared with”'],
    [/(?<![\p{L}-])e-mail(?=s?(?!\p{L}))/giu, 'write “email”'],
  ],
  'pt-BR': [
    [/(?<![\p{L}.])(?:p\.\s?ex|e\.\s?g)\.?(?!\p{L})/giu, 'write “por exemplo”'],
    [/(?<![\p{L}.])i\.\s?e\.?(?!\p{L})/giu, 'write “isto é”'],
    [/(?<!\p{L})etc(?!\p{L})\.?/giu, 'write “como” before the list, or the whole list'],
    [/(?<!\p{L})vs(?!\p{L})\.?/giu, 'write “ou” or “em comparação com”'],
  ],
};

const patterns = (locale: Locale): [RegExp, string][] => [
  ...PHRASES.map((group): [RegExp, string] => [wholeWords(group[locale]), group.fix]),
  ...SPELLINGS[locale],
  // It shows in no browser and hides in every diff.
  [/(?<=\S) {2,}(?=\S)/g, 'write one space'],
];
const WORDINGS: Record<Locale, [RegExp, string][]> = {en: patterns('en'), 'pt-BR': patterns('pt-BR')};

/** Plain wording: no words that only fill or praise, no abbreviations of phrases, no double spaces. */
export const style: PageCheck = ({pages}) =>
  pages.flatMap((page) =>
    passages(page).flatMap((passage) =>
      WORDINGS[page.locale].flatMap(([pattern, fix]) =>
        matches(passage.text, pattern).map((match) =>
          inPassage(page, passage, match.index, RULE, `“${match[0]}” does not belong in the manual; ${fix}.`),
        ),
      ),
    ),
  );

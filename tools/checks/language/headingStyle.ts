import {CODE, inPassage, passages} from '../../content/prose';
import type {Locale} from '../../content/types';
import {wholeWords} from '../../content/words';
import type {PageCheck} from '../types';

const RULE = 'heading-style';

/** Words in -ing that are nouns or adjectives here. Before an article they are gerunds after all: “Logging a call”. */
const ENGLISH_NOUNS = [
  'billing|caching|encoding|existing|incoming|indexing|logging|mapping|messaging|missing|monitoring|networking|nothing',
  'outgoing|paging|pending|polling|pooling|pricing|processing|remaining|rolling|routing|sampling|scaling|scheduling',
  'sharding|signing|string|streaming|throttling|tracing|training|troubleshooting|versioning|warning',
].join('|');

const GERUND: Record<Locale, RegExp> = {
  en: new RegExp(`^(?!(?:${ENGLISH_NOUNS})s?(?!\\p{L}| (?:an?|the|your|its) ))\\p{L}+ing(?!\\p{L})`, 'iu'),
  'pt-BR': /^(?!(?:quando|comando|adendo|dividendo)(?!\p{L}))\p{L}+[aei]ndo(?!\p{L})/iu,
};
const GERUND_FIX: Record<Locale, string> = {en: 'the imperative or a noun', 'pt-BR': 'the infinitive or a noun'};

/** After these a new sentence or part starts. */
const STARTS = /(?:^|[:.?!–] |“)\P{L}*$/u;
const CAPITALIZED = /(?<![\p{L}\p{N}])\p{Lu}\p{Ll}+(?![\p{L}\p{N}])/gu;
const MONTHS = /^(?:January|February|March|April|May|June|July|August|September|October|November|December)$/;

/** Headings are in sentence case, but for names, and start with no gerund; titles too. */
export const headingStyle: PageCheck = (subject) => {
  const names = wholeWords(subject.properNames, 'gu');
  return subject.pages.flatMap((page) =>
    passages(page)
      .filter(({kind}) => kind === 'title' || kind === 'heading')
      .flatMap((passage) => {
        const {text} = passage;
        const report = (message: string) => inPassage(page, passage, 0, RULE, message);
        const gerund = GERUND[page.locale].test(text)
          ? [report(`“${text}” starts with a gerund; use ${GERUND_FIX[page.locale]}.`)]
          : [];
        const withoutNames = text.replace(names, (name) => CODE.repeat(name.length));
        const capitals = [...withoutNames.matchAll(CAPITALIZED)]
          .filter(({0: word, index}) => !STARTS.test(withoutNames.slice(0, index)) && !MONTHS.test(word))
          .map(([word]) => report(`“${word}” in “${text}” has a capital; write headings in sentence case.`));
        return [...gerund, ...capitals];
      }),
  );
};

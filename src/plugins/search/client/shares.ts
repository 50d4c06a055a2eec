/**
 * What counts how much in the ranking: shares, beside a word in a title. They are set by hand, from the misses of the tuned
 * half of `tests/search/readers.*.tsv`, and held against the budgets of `tests/site/searchRelevance.test.ts` and `npm run bench`.
 */
export const SHARES = {
  /** Of a word by where it stands: a title answers, a text mentions. Names in tables are keywords of their section. */
  title: 1,
  heading: 0.53,
  keywords: 0.7,
  names: 0.5,
  description: 0.34,
  text: 0.2,
  /** What a title or heading keeps where most of its words are about something else, or that has another form of the word. */
  kept: 0.55,
  otherForm: 0.93,
  /** A heading that many pages have says little by itself; beside a title it answers: `Create` of `Environments`. */
  common: 0.5,
  /** What a title, or a heading with its title, gains that has all words of the query. */
  titleAll: 0.52,
  headingAll: 0.25,
  /** What a word elsewhere on the page counts for a section. */
  elsewhere: 0.2,
  /** A word that weighs so much on a page is covered by it; one that is only mentioned is covered in part. */
  covering: 0.4,
  /** How far a page falls behind for what it lacks: the power of the share that it has. */
  lacking: 1.5,
  /** What a page that only mentions a word counts when it is asked how many have it. */
  mention: 0.7,
  /** The most that a word of a sentence counts which stands in texts only: `who deleted my api yesterday`. */
  mentionMost: 0.6,
  /** What a page gains where the query's words stand as on no other, and that documents the name that is asked for. */
  exact: 1.15,
  documented: 1.2,
  /** Pages that list all names or commands, where one is asked for. */
  reference: 1.8,
  /** Words that say nothing (and never more than `stopMost`, however rare) or a little, beside others; a name as a whole, beside its words. */
  stop: 0.1,
  stopMost: 0.15,
  light: 0.3,
  whole: 0.3,
  /** Another word for it, beside the word itself; one that is being typed. */
  alias: 0.95,
  begunAlias: 0.75,
  /** Of a word that readers say for a page, among others. */
  spoken: 0.27,
  /** What a name in camel case is written as elsewhere, beside the name: `client_id` for `clientId`. */
  inParts: 0.4,
  /** A word that stands for the same, beside the word itself. */
  alike: 0.7,
  /** A word where the others that it is said with are not `named`, but in a text at most. */
  partial: 0.55,
  named: 0.3,
  /** A name taken apart, or two words taken together, beside the word as it is typed. */
  rejoined: 0.9,
  /** The other generation, news, and generated lists, beside the page of the manual that the reader wants. */
  otherGeneration: 0.49,
  news: 0.4,
  category: 0.75,
  /** Pages that have every word in a sentence. */
  digest: 0.6,
};

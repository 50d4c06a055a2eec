import type {Find} from './builtSearch';

/** What is asked of the search, with the pages of which one has to answer. */
export interface Question {
  query: string;
  /** Paths without language, each as good. */
  paths: string[];
}

/** How many of many questions are answered. */
export interface Measure {
  what: string;
  /** Share of the questions whose page is among the first `places`. */
  reached: number;
  places: number;
  /** The least share that is accepted: what was reached, less what edits of pages move (about three of a hundred). */
  budget: number;
  /** Questions that are not, each with the place of its page. */
  missed: string[];
}

/** How far down the page of a question is found: 1 for the first result, Infinity if it is not among so many. */
function placeOf({query, paths}: Question, find: Find, most: number): number {
  const at = find(query, most).findIndex((path) => paths.includes(path));
  return at === -1 ? Infinity : at + 1;
}

/** At least so many results are looked at, to say how far down a page is that should be first. */
const LOOKED_AT = 8;

/** @param budgets the least share by number of places */
export function measure(what: string, questions: Question[], find: Find, budgets: Record<number, number>): Measure[] {
  const most = Math.max(LOOKED_AT, ...Object.keys(budgets).map(Number));
  const asked = questions.map((question) => ({...question, place: placeOf(question, find, most)}));
  return Object.entries(budgets).map(([most, budget]) => {
    const missed = asked.filter(({place}) => place > Number(most));
    return {
      what,
      places: Number(most),
      budget,
      reached: 1 - missed.length / asked.length,
      missed: missed.map(({query, place, paths}) => `${query}: ${place} (${paths.slice(0, 3).join(', ')})`),
    };
  });
}

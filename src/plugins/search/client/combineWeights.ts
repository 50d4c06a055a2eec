import type {LoadedIndex} from './loadedIndex';
import {SHARES} from './shares';
import type {Weights} from './weights';

export const copy = ({all, headline}: Weights): Weights => ({all: all.slice(), headline: headline.slice()});

/** How much each document has of all words: what it has least of. */
export function conjunction([first, ...others]: Weights[]): Weights {
  const least = copy(first!);
  for (const {all, headline} of others) {
    all.forEach((weight, i) => (least.all[i] = Math.min(least.all[i]!, weight)));
    headline.forEach((weight, i) => (least.headline[i] = Math.min(least.headline[i]!, weight)));
  }
  return least;
}

/** A page with a part of what is said together is about something else: `log in` is no log. */
export function lowerPartial({all, headline}: Weights, spoken: Weights[], index: LoadedIndex): void {
  all.forEach((weight, i) => {
    if (weight > 0) {
      const page = index.pages[index.pageOf[i]!]!;
      if (spoken.some((word) => Math.max(word.all[i]!, word.all[page]!) < SHARES.named)) {
        all[i] = weight * SHARES.partial;
        headline[i]! *= SHARES.partial;
      }
    }
  });
}

/** At least this share of what other weights say. */
export function raise(weights: Weights, others: Weights, share: number): void {
  for (const layer of ['all', 'headline'] as const) {
    const raised = weights[layer];
    others[layer].forEach((weight, i) => (raised[i] = Math.max(raised[i]!, share * weight)));
  }
}

import type {Locale} from '../../content/types';

/** Writes a number as readers of the language do. */
export type NumberText = (value: number) => string;

/** At most three decimals: `1,084.5` in English, `1.084,5` in Portuguese. */
export const numbersIn = (locale: Locale): NumberText => {
  const format = new Intl.NumberFormat(locale, {maximumFractionDigits: 3, useGrouping: 'always'});
  return (value) => format.format(value);
};

import type {Locale} from '@site/src/manual/locale';
import {useEffect, useState} from 'react';

import {judge, type Verdict} from './judge';
import {TooLarge} from './layout';
import {MODULES} from './modules';
import {drawIntegration, type Picture} from './picture';

interface Judged {
  file: string;
  verdict: Verdict;
  picture: Picture | undefined;
  /** The file has too many steps for a picture. */
  isTooLarge: boolean;
}

type Judging = Partial<Judged> & {
  isOld: boolean;
  /** Loads anew what could not be loaded; undefined where nothing is missing. */
  retry: (() => void) | undefined;
};

/**
 * What is wrong with a file, and its picture a moment later, anew after each change; what was there before stays until
 * then.
 */
export function useVerdict(file: string, locale: Locale): Judging {
  const [judged, setJudged] = useState<Judged>();
  const [tries, setTries] = useState(1);
  const [isMissing, setIsMissing] = useState(false);
  useEffect(() => {
    const waiting = new AbortController();
    const ifWaiting = (act: () => void): void => {
      if (!waiting.signal.aborted) {
        act();
      }
    };
    const draw = async ({integration, names}: Verdict): Promise<void> => {
      try {
        const picture = await drawIntegration(integration, locale, names, waiting.signal);
        ifWaiting(() => setJudged((before) => before && {...before, picture}));
      } catch (error) {
        const isTooLarge = error instanceof TooLarge;
        ifWaiting(() => setJudged((before) => before && {...before, picture: undefined, isTooLarge}));
        ifWaiting(() => setIsMissing(!isTooLarge));
      }
    };
    judge(file, locale, MODULES).then(
      (verdict) => {
        ifWaiting(() => setJudged((before) => ({file, verdict, picture: before?.picture, isTooLarge: false})));
        ifWaiting(() => setIsMissing(false));
        void draw(verdict);
      },
      () => ifWaiting(() => setIsMissing(true)), // the schemas cannot be loaded
    );
    return () => waiting.abort();
  }, [file, locale, tries]);
  const retry = (): void => {
    setIsMissing(false);
    setTries(tries + 1);
  };
  return {...judged, isOld: judged?.file !== file, retry: isMissing ? retry : undefined};
}

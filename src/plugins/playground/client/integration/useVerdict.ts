import type {Locale} from '@site/src/manual/locale';
import {useEffect, useState} from 'react';

import {judge, type Verdict} from './judge';
import {MODULES} from './modules';
import {drawIntegration, type Picture} from './picture';

interface Judged {
  file: string;
  verdict: Verdict;
  picture: Picture | undefined;
}

type Judging = Partial<Judged> & {
  isOld: boolean;
  /** Loads anew what could not be loaded; undefined where nothing is missing. */
  retry: (() => void) | undefined;
};

/** What is wrong with a file, and its picture, anew after each change; what was there before stays until then. */
export function useVerdict(file: string, locale: Locale): Judging {
  const [judged, setJudged] = useState<Judged>();
  const [tries, setTries] = useState(1);
  const [isMissing, setIsMissing] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    const show = (verdict: Verdict, picture: Picture | undefined, isWhole: boolean): void => {
      if (isCurrent) {
        setJudged({file, verdict, picture});
        setIsMissing(!isWhole);
      }
    };
    judge(file, locale, MODULES)
      .then((verdict) =>
        drawIntegration(verdict.integration, locale, verdict.names).then(
          (picture) => show(verdict, picture, true),
          () => show(verdict, undefined, false),
        ),
      )
      .catch(() => isCurrent && setIsMissing(true)); // the schemas cannot be loaded
    return () => {
      isCurrent = false;
    };
  }, [file, locale, tries]);
  const retry = (): void => {
    setIsMissing(false);
    setTries(tries + 1);
  };
  return {...judged, isOld: judged?.file !== file, retry: isMissing ? retry : undefined};
}

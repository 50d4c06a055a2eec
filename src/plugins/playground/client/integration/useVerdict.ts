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

/** What is wrong with a file, and its picture, anew after each change; what was there before stays until then. */
export function useVerdict(file: string, locale: Locale): Partial<Judged> & {isOld: boolean} {
  const [judged, setJudged] = useState<Judged>();
  useEffect(() => {
    let isCurrent = true;
    judge(file, locale, MODULES)
      .then(async (verdict) => {
        const picture = await drawIntegration(verdict.integration, locale, verdict.names);
        if (isCurrent) {
          setJudged({file, verdict, picture});
        }
      })
      .catch((error: unknown) => window.showLoadFailure?.(String(error))); // its scripts cannot be loaded
    return () => {
      isCurrent = false;
    };
  }, [file, locale]);
  return {...judged, isOld: judged?.file !== file};
}

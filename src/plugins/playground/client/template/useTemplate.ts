import {useEffect, useMemo, useState} from 'react';

import type {TemplateAnswer} from '../../engine/engine';
import {engineRunner} from './engineRunner';

export type Outcome =
  | {state: 'loading'}
  | {state: 'unavailable'}
  | {state: 'done'; answer: TemplateAnswer; template: string; message: string};

/**
 * What a template prints, anew after each change; what came out before stays until then.
 *
 * @returns that, and what loads the engine again when it could not be loaded
 */
export function useTemplate(template: string, message: string): {outcome: Outcome; retry: () => void} {
  const [outcome, setOutcome] = useState<Outcome>({state: 'loading'});
  const [tries, setTries] = useState(1);
  const runner = useMemo(() => engineRunner(), []);
  useEffect(() => () => runner.end(), [runner]);
  useEffect(() => {
    const stop = new AbortController();
    runner
      .run({mode: 'run', template, message}, stop.signal)
      .then((answer) => {
        if (answer !== undefined && !stop.signal.aborted) {
          setOutcome({state: 'done', answer, template, message});
        }
      })
      .catch(() => setOutcome({state: 'unavailable'}));
    return () => stop.abort();
  }, [runner, template, message, tries]);
  const retry = (): void => {
    setOutcome({state: 'loading'});
    setTries(tries + 1);
  };
  return {outcome, retry};
}

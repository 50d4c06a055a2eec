import {useEffect, useMemo, useState} from 'react';

import type {TemplateAnswer} from '../../engine/engine';
import {createRunner} from './runner';

export type Outcome =
  | {state: 'loading'}
  | {state: 'unavailable'}
  | {state: 'done'; answer: TemplateAnswer; template: string; message: string};

/** What a template prints, anew after each change; what came out before stays until then. */
export function useTemplate(template: string, message: string): Outcome {
  const [outcome, setOutcome] = useState<Outcome>({state: 'loading'});
  const runner = useMemo(
    () =>
      createRunner(() => new Worker(new URL(/* webpackChunkName: "template-engine" */ './worker.ts', import.meta.url))),
    [],
  );
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
  }, [runner, template, message]);
  return outcome;
}

import {useEffect, useMemo, useState} from 'react';

import type {Runner} from './runner';

export type Outcome<Job, Answer> =
  {state: 'loading'} | {state: 'unavailable'} | {state: 'done'; answer: Answer; job: Job};

/**
 * The answer to a job, anew after each change; the answer before stays until then.
 *
 * @param start makes what runs the jobs
 * @param job the same object as long as nothing has changed
 * @returns that, and what loads the runner again when it could not be loaded
 */
export function useAnswer<Job, Answer>(
  start: () => Runner<Job, Answer>,
  job: Job,
): {outcome: Outcome<Job, Answer>; retry: () => void} {
  const [outcome, setOutcome] = useState<Outcome<Job, Answer>>({state: 'loading'});
  const [tries, setTries] = useState(1);
  const runner = useMemo(() => start(), [start]);
  useEffect(() => () => runner.end(), [runner]);
  useEffect(() => {
    const stop = new AbortController();
    runner
      .run(job, stop.signal)
      .then((answer) => {
        if (answer !== undefined && !stop.signal.aborted) {
          setOutcome({state: 'done', answer, job});
        }
      })
      .catch(() => setOutcome({state: 'unavailable'}));
    return () => stop.abort();
  }, [runner, job, tries]);
  const retry = (): void => {
    setOutcome({state: 'loading'});
    setTries(tries + 1);
  };
  return {outcome, retry};
}

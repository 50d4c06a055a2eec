import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

interface Props {
  /** How it stands with it, for styles and tests: `loading`, `unavailable`, `fault`, `done`. */
  state?: string;
  /** Whether it is what the page says; undefined where the page says nothing. */
  isAsStated?: boolean;
  /** What is shown came out of what has changed since. */
  isOld?: boolean;
  children: ReactNode;
}

/** What is wrong with what a reader wrote. */
export function Fault({text}: {text: string}): ReactNode {
  return (
    <Result>
      <p role="status" className="playground__error">
        {text}
      </p>
    </Result>
  );
}

/** What comes out is not there yet, or what makes it could not be loaded. */
export function Waiting({text, retry}: {text: string; retry: (() => void) | undefined}): ReactNode {
  return (
    <Result isOld={retry === undefined}>
      <p role="status">{text}</p>
      {retry !== undefined && <Retry retry={retry} />}
    </Result>
  );
}

/** Loads anew what could not be loaded. */
export function Retry({retry}: {retry: () => void}): ReactNode {
  return (
    <button type="button" className="button button--primary button--sm" onClick={retry}>
      <Translate id="playground.retry" description="Button that loads the engine of the playground again">
        Try again
      </Translate>
    </button>
  );
}

/** The part of a playground that shows what comes out; it scrolls, by keyboard too. */
export function Result({state, isAsStated, isOld, children}: Props): ReactNode {
  return (
    <section
      className="playground__result"
      data-state={state}
      data-as-stated={isAsStated}
      aria-busy={isOld}
      // What scrolls has to be a stop of the Tab key, or no key scrolls it.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label={translate({
        id: 'playground.result',
        message: 'Result',
        description: 'Part of the playground that shows what comes out',
      })}>
      {children}
    </section>
  );
}

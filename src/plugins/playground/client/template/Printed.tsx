import type {ReactNode} from 'react';

import {Result, Retry} from '../Result';
import type {Fault} from './fault';
import {faultText, statusText, type TemplateOutcome} from './texts';

interface Props {
  outcome: TemplateOutcome;
  fault: Fault | undefined;
  stated: string | undefined;
  /** What is shown is the result of a template that has changed since. */
  isOld: boolean;
  /** Loads the engine again. */
  retry: () => void;
}

/** What a template prints, or its error; the line above it is read out when it changes. */
export default function Printed({outcome, fault, stated, isOld, retry}: Props): ReactNode {
  const output = outcome.state === 'done' && 'output' in outcome.answer ? outcome.answer.output : undefined;
  const text = fault === undefined ? output : fault.text;
  const isAsStated =
    stated !== undefined && (fault === undefined ? output === stated : fault.text.includes(stated.trim()));
  return (
    <Result
      state={fault === undefined ? outcome.state : 'fault'}
      isAsStated={stated === undefined ? undefined : isAsStated}
      isOld={isOld}>
      <p role="status">{fault === undefined ? statusText(outcome.state, isAsStated) : faultText(fault, isAsStated)}</p>
      {outcome.state === 'unavailable' && <Retry retry={retry} />}
      {text !== undefined && <pre className={fault === undefined ? undefined : 'playground__error'}>{text}</pre>}
    </Result>
  );
}
